import CommandShell
import GalleryCore
import TextLayout
import Viper

/// What a person can ask of one photo.
enum DetailEvent: Equatable, Sendable {
    case next
    case previous
    case info
    case refresh
    case zoom(ZoomChange)
    case pan(PanDirection)
    /// Nothing but the photo.
    case full
    /// One photo after the other, so long each.
    case slideshow(Duration)
    case photo(PhotoAction)
}

protocol DetailInteracting: Sendable {
    /// The photo at a position, and how many there are. Loads the next page at its border; nil behind the end.
    func photo(at index: Int, of list: PhotoListID) async throws(ScreenError) -> (photo: Photo, total: Int?)?
    /// The same for prefetching; nil where that would use too much of the request limit.
    func nearby(at index: Int, of list: PhotoListID) async -> (photo: Photo, total: Int?)?
    /// What is loaded of a list, without a request.
    func known(_ list: PhotoListID) async -> PhotoList
    /// Makes a list what it was, after it may have been started over.
    func restore(_ list: PhotoListID, as known: PhotoList) async
    /// Everything known of a photo; a favorite seen among the favorites is never asked for over the network.
    func details(of photo: Photo, in list: PhotoListID) async throws(ScreenError) -> PhotoDetails
}

/// What the presenter of a photo sees of its view.
@MainActor
protocol DetailDisplay: ConsoleDisplay where Model == DetailModel {
    /// The room for a zoomed photo.
    var canvas: Canvas { get }
    /// Nil where there is none, or no keyboard to leave it.
    var fullScreen: (any FullScreen)? { get }
}

/// Where a photo leads: to lists that begin with it. `openDetail` does nothing, another photo is shown in place.
@MainActor protocol DetailRouting: PhotoRouting {}
