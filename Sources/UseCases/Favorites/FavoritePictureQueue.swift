import GalleryCore
import Synchronization

/// Fetches pictures of favorites and of photos on boards in the background: one photo at a time, newest first,
/// including those of earlier sessions. The store is the queue.
final class FavoritePictureQueue: Sendable {
    private struct State {
        var isRunning = false
        var isWanted = false
        /// Photos whose failure was reported.
        var told: Set<PhotoID> = []
        var notices: [FavoriteWithoutPicture] = []
        var retry: Task<Void, Never>?
    }

    private let pictures: FavoritePicturesInteractor
    /// Delay before failed photos are retried.
    private let pause: Duration
    private let state = Mutex(State())

    init(_ pictures: FavoritePicturesInteractor, pause: Duration = .seconds(120)) {
        self.pictures = pictures
        self.pause = pause
    }

    func wake() {
        let begins = state.withLock { state in
            defer { (state.isRunning, state.isWanted) = (true, true) }
            return !state.isRunning
        }
        if begins { Task.detached(priority: .utility) { await self.run() } }
    }

    func takeNews() -> [FavoriteWithoutPicture] {
        state.withLock { state in
            defer { state.notices = [] }
            return state.notices
        }
    }

    private func run() async {
        var failed: Set<PhotoID> = []
        while consumeRequest() {
            while let photo = pictures.next(besides: failed) {
                // `nil` is success or a store error; after an error, the photo is retried later.
                guard let why = try? await pictures.fetch(photo) else {
                    if !pictures.missing(among: [photo]).isEmpty { failed.insert(photo.id) }
                    continue
                }
                failed.insert(photo.id)
                tell(photo, why)
            }
        }
        if !failed.isEmpty { tryAgain() }
    }

    /// Consumes a pending request; if no request is pending, marks the queue as stopped and returns false.
    private func consumeRequest() -> Bool {
        state.withLock { state in
            state.isRunning = state.isWanted
            state.isWanted = false
            return state.isRunning
        }
    }

    private func tell(_ photo: Photo, _ why: CatalogError) {
        state.withLock { state in
            guard state.told.insert(photo.id).inserted else { return }
            state.notices.append(FavoriteWithoutPicture(photo: photo, why: why))
        }
    }

    private func tryAgain() {
        let retry = Task.detached(priority: .utility) { [weak self, pause] in
            try? await Task.sleep(for: pause)
            if !Task.isCancelled { self?.wake() }
        }
        state.withLock { state in
            state.retry?.cancel()
            state.retry = retry
        }
    }
}
