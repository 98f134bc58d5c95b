import GalleryCore
import Viper

/// What a person can ask of one photo.
enum DetailEvent: Equatable, Sendable {
    case next
    case previous
    case info
    case refresh
    case zoom(ZoomChange)
    case pan(PanDirection)
    case photo(PhotoAction)
}

protocol DetailInteracting: Sendable {
    /// The photo at a position, and how many there are. Loads the next page at its border; nil behind the end.
    func photo(at index: Int, of list: PhotoListID) async throws(Trouble) -> (photo: Photo, total: Int?)?
    /// Everything known of a photo; a favourite seen among the favourites is never asked for over the network.
    func details(of photo: Photo, in list: PhotoListID) async throws(Trouble) -> PhotoDetails
}

/// What the presenter of a photo sees of its view.
@MainActor
protocol DetailDisplay: Display where Model == DetailModel {
    /// The room for a photo that is looked at from near.
    var canvas: Canvas { get }
}
