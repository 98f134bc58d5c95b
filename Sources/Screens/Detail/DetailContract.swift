import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper

enum DetailEvent: Equatable, Sendable {
    case next
    case previous
    case info
    case refresh
    case zoom(ZoomChange)
    case pan(PanDirection)
    /// Shows the photo alone on the full screen.
    case full
    /// Shows the following photos for this long each.
    case slideshow(Duration)
    case photo(PhotoAction)
}

protocol DetailInteracting: Sendable {
    /// Photo at a zero-based index and the total, loading a page if needed; `nil` past the end.
    func photo(at index: Int, of list: PhotoListID) async throws(ScreenError) -> (photo: Photo, total: Int?)?
    /// Like `photo(at:of:)` for prefetching; `nil` if that would use too much of the request limit.
    func nearby(at index: Int, of list: PhotoListID) async -> (photo: Photo, total: Int?)?
    func loaded(_ list: PhotoListID) async -> PhotoList
    /// Starts measuring the viewing time of a photo, and records it as seen.
    func beginViewing(_ photo: Photo)
    /// Restores a list to `snapshot` if it was restarted.
    func restore(_ list: PhotoListID, as snapshot: PhotoList) async
    /// All facts of a photo. Photos opened from the favorites are never requested.
    func details(of photo: Photo, in list: PhotoListID) async throws(ScreenError) -> PhotoDetails
}

@MainActor
protocol DetailDisplay: ConsoleDisplay where Model == DetailModel {
    /// Area for a zoomed photo.
    var canvas: Canvas { get }
    /// `nil` without a terminal or a keyboard.
    var slides: SlideDisplay? { get }
}
