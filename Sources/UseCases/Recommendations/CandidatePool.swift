import GalleryCore
import Synchronization

/// Photos received from services: candidates for recommendations that cost no request.
final class CandidatePool: Sendable {
    private struct State {
        /// In order of arrival.
        var photos: [Photo] = []
        var listed: Set<PhotoID> = []
        /// Number of photos that lists received for each query.
        var received: [PhotoQuery: Int] = [:]
        var isFilled = false
    }

    /// Number of candidates from earlier sessions. Reading them takes 10 ms, concurrently with requests.
    private static let earlier = 600

    /// Capacity; the oldest photos are dropped. A photo takes about 2 KB; ranking a full pool takes 20 ms.
    private let most: Int
    private let recent: any RecentPhotos
    private let state = Mutex(State())

    init(_ recent: any RecentPhotos, most: Int = 3_000) {
        self.recent = recent
        self.most = most
    }

    /// The first call adds the photos of earlier sessions.
    func fill() {
        let isFirst = state.withLock { state in
            defer { state.isFilled = true }
            return !state.isFilled
        }
        guard isFirst else { return }
        let earlier = recent.recentPhotos(count: Self.earlier)
        state.withLock { state in
            let seen = Set(state.photos.map(\.id))
            state.photos = earlier.filter { !seen.contains($0.id) } + state.photos
        }
    }

    /// `query` is that of a list, from its first page on.
    func add(_ photos: [Photo], of query: PhotoQuery? = nil) {
        state.withLock { state in
            if let query { state.received[query, default: 0] += photos.count }
            var seen = Set(state.photos.map(\.id))
            state.photos += photos.filter { seen.insert($0.id).inserted }
            state.photos.removeFirst(max(0, state.photos.count - most))
        }
    }

    /// Candidates that the service may list, in order of arrival. `.all` lists no demo photos.
    func candidates(of service: ServiceName) -> [Photo] {
        state.withLock { state in
            state.photos.filter { service.lists($0.id.service) }
        }
    }

    func received(of query: PhotoQuery) -> Int { state.withLock { $0.received[query, default: 0] } }

    func unlisted(_ photos: [Photo]) -> [Photo] {
        state.withLock { state in photos.filter { !state.listed.contains($0.id) } }
    }

    /// Excludes photos from later pages of the list.
    func list(_ photos: [Photo]) { state.withLock { $0.listed.formUnion(photos.map(\.id)) } }

    /// Starts another list, which may repeat photos of the last one.
    func beginList() { state.withLock { $0.listed = [] } }
}
