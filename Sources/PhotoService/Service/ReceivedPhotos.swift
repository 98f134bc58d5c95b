import GalleryCore
import Synchronization

/// Complete photos received in this session; saves requests for single photos.
final class ReceivedPhotos: Sendable {
    private struct State {
        var photos: [String: Photo] = [:]
        var order: [String] = []
    }

    /// Maximum number of photos, about a megabyte; the oldest are evicted.
    private static let most = 1000

    private let state = Mutex(State())

    subscript(key: String) -> Photo? { state.withLock { $0.photos[key] } }

    @discardableResult
    func record(_ photos: [Photo]) -> [Photo] {
        state.withLock { state in
            for photo in photos where state.photos.updateValue(photo, forKey: photo.id.key) == nil {
                state.order.append(photo.id.key)
            }
            while state.order.count > Self.most { state.photos[state.order.removeFirst()] = nil }
        }
        return photos
    }

    @discardableResult
    func record(_ page: Page<Photo>) -> Page<Photo> {
        record(page.items)
        return page
    }
}
