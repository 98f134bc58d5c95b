import GalleryCore
import Synchronization

/// Photos that services sent and no list of recommendations has: candidates that cost no request.
final class CandidatePool: Sendable {
    private struct State {
        /// In the order they came.
        var photos: [Photo] = []
        var listed: Set<PhotoID> = []
        var isFilled = false
    }

    /// Of earlier sessions so many are candidates: reading them takes 10 ms, while requests are under way.
    private static let earlier = 600

    /// The oldest of more are dropped. A photo takes about 2 KB, and ranking so many 20 ms.
    private let most: Int
    private let recent: any RecentPhotos
    private let state = Mutex(State())

    init(_ recent: any RecentPhotos, most: Int = 3_000) { (self.recent, self.most) = (recent, most) }

    /// The first time, adds those of earlier sessions.
    func fill() {
        let isFirst = state.withLock { state in
            defer { state.isFilled = true }
            return !state.isFilled
        }
        guard isFirst else { return }
        let earlier = recent.recentPhotos(count: Self.earlier)
        state.withLock { state in
            let known = Set(state.photos.map(\.id))
            state.photos = earlier.filter { !known.contains($0.id) } + state.photos
        }
    }

    /// Adds those that are new.
    func add(_ photos: [Photo]) {
        state.withLock { state in
            var known = Set(state.photos.map(\.id))
            state.photos += photos.filter { known.insert($0.id).inserted }
            state.photos.removeFirst(max(0, state.photos.count - most))
        }
    }

    /// Those of a service, in the order they came. The demo is none of all services.
    func candidates(of service: ServiceName) -> [Photo] {
        state.withLock { state in
            state.photos.filter { service == .all ? $0.id.service != .demo : $0.id.service == service }
        }
    }

    /// Those that the list does not have yet.
    func unlisted(_ photos: [Photo]) -> [Photo] {
        state.withLock { state in photos.filter { !state.listed.contains($0.id) } }
    }

    /// A list has these now: its later pages have others.
    func list(_ photos: [Photo]) { state.withLock { $0.listed.formUnion(photos.map(\.id)) } }

    /// Another list begins, which may have what the last one has and nobody saw.
    func beginList() { state.withLock { $0.listed = [] } }
}
