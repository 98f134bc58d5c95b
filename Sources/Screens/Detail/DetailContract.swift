import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper

enum DetailEvent: Equatable, Sendable {
    case look(PhotoLook)
    case refresh
    case photo(PhotoRequest)
    /// Searches the folder of the photo.
    case search(FolderSearch)
}

protocol DetailInteracting: PhotoViewing {
    var stored: StoredPhotosInteractor { get }
    /// If the list was restarted, restores it to `snapshot`.
    func restore(_ list: PhotoListID, as snapshot: PhotoList) async
    /// Zero-based index at which another screen has left the list; `nil` if unchanged.
    func takePosition(in list: PhotoListID) async -> (list: PhotoList, index: Int)?
    /// Makes the list continue at the photo with a zero-based index when it is shown again.
    func setPosition(_ index: Int, in list: PhotoListID) async
    /// All facts of a photo. Makes no request for photos of a local list or for the user's own pictures.
    func details(of photo: Photo, in list: PhotoListID) async throws(ScreenError) -> PhotoDetails
}

@MainActor
protocol DetailDisplay: ConsoleDisplay where Model == DetailModel {
    var canvas: Canvas { get }
    /// `nil` if pictures are not shown or there is no keyboard.
    var slides: SlideDisplay? { get }
}
