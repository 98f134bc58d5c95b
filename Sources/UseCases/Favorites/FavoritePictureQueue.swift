import GalleryCore
import Synchronization

/// Fetches pictures of favorites and of photos on boards in the background: one photo at a time, newest first,
/// including those of earlier sessions. The store is the queue.
final class FavoritePictureQueue: Sendable {
    private struct State {
        /// Photos whose failure was reported.
        var reported: Set<PhotoID> = []
        var notices: [FavoriteWithoutPicture] = []
    }

    private let pictures: FavoritePicturesInteractor
    /// Delay before failed photos are retried.
    private let pause: Duration
    private let state = Mutex(State())
    private let task = RequestedTask()

    init(_ pictures: FavoritePicturesInteractor, pause: Duration = .seconds(120)) {
        self.pictures = pictures
        self.pause = pause
    }

    func wake() { task.request { await self.run() } }

    func takeNews() -> [FavoriteWithoutPicture] {
        state.withLock { state in
            defer { state.notices = [] }
            return state.notices
        }
    }

    private func run() async {
        var failed: Set<PhotoID> = []
        while task.consumeRequest() {
            while let photo = pictures.next(besides: failed) {
                // `nil` is success or a store error; after an error, the photo is retried later.
                guard let why = try? await pictures.fetch(photo) else {
                    if !pictures.missing(among: [photo]).isEmpty { failed.insert(photo.id) }
                    continue
                }
                failed.insert(photo.id)
                report(photo, why)
            }
        }
        if !failed.isEmpty { task.retry(after: pause) { [weak self] in self?.wake() } }
    }

    private func report(_ photo: Photo, _ why: CatalogError) {
        state.withLock { state in
            guard state.reported.insert(photo.id).inserted else { return }
            state.notices.append(FavoriteWithoutPicture(photo: photo, why: why))
        }
    }
}
