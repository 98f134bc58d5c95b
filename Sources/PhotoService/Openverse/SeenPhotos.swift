import GalleryCore
import Synchronization

/// The photos seen in this session, for services whose lists tell everything they know of a photo: asking for one
/// again would spend a request on nothing.
final class SeenPhotos: Sendable {
    private struct State {
        var photos: [String: Photo] = [:]
        var order: [String] = []
    }

    /// About a megabyte; the oldest goes.
    private static let most = 1000

    private let state = Mutex(State())

    /// The photo, if it was seen.
    subscript(key: String) -> Photo? { state.withLock { $0.photos[key] } }

    /// Remembers them and gives them back.
    func noting(_ photos: [Photo]) -> [Photo] {
        state.withLock { state in
            for photo in photos where state.photos.updateValue(photo, forKey: photo.id.key) == nil {
                state.order.append(photo.id.key)
            }
            while state.order.count > Self.most { state.photos[state.order.removeFirst()] = nil }
        }
        return photos
    }

    /// Remembers a page's photos and gives it back.
    func noting(_ page: Page<Photo>) -> Page<Photo> {
        _ = noting(page.items)
        return page
    }
}
