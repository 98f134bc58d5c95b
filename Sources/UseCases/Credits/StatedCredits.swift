public import GalleryCore
import Synchronization

/// Credits that Wikimedia Commons states as structured data, from the store or from the service. Failures are silent:
/// the credit of the photo's page is used then.
public final class StatedCredits: Sendable {
    private struct State {
        /// Answers of this session, for a store that cannot be written.
        var answers: [PhotoID: StatedCredit] = [:]
        var end: ContinuousClock.Instant?
    }

    /// Maximum number of photos in a request.
    private static let batch = 50
    private static let most = 1_000
    /// Time without requests after a failure, so that a command waits only once.
    private static let pause = Duration.seconds(30)

    private let catalog: any PhotoCatalog
    private let store: any StatedCreditStore
    private let limit: Duration
    private let requests = RequestCoalescer<[PhotoID], Bool>(cancelled: false)
    private let state = Mutex(State())

    /// `limit` is the longest wait of `load`.
    public init(
        catalog: any PhotoCatalog, store: any StatedCreditStore, limit: Duration = .seconds(2)
    ) {
        self.catalog = catalog
        self.store = store
        self.limit = limit
    }

    /// The photo with the credit that is stated, as far as it is known. Makes no request.
    public func known(_ photo: Photo) -> Photo {
        guard Self.mayState(photo) else { return photo }
        return credits(of: [photo.id])[photo.id].map(photo.applying) ?? photo
    }

    /// Requests the credits that are not known, without waiting.
    public func prefetch(_ photos: [Photo]) {
        let missing = missing(photos)
        guard !missing.isEmpty else { return }
        Task { _ = await request(missing) }
    }

    /// Requests the credits that are not known, and returns once they are, after a failure, or after the limit.
    public func load(_ photos: [Photo]) async {
        let missing = missing(photos)
        guard !missing.isEmpty else { return }
        let isComplete = await withTaskGroup(of: Bool.self) { [limit] group in
            group.addTask { await self.request(missing) }
            group.addTask {
                try? await Task.sleep(for: limit)
                return false
            }
            defer { group.cancelAll() }
            return await group.next() ?? false
        }
        guard !isComplete, !Task.isCancelled else { return }
        state.withLock { $0.end = .now + Self.pause }
    }

    /// Only Commons has statements, and a request to the demo would start its server.
    private static func mayState(_ photo: Photo) -> Bool { photo.id.service == .commons }

    private func missing(_ photos: [Photo]) -> [PhotoID] {
        let ids = photos.filter(Self.mayState).map(\.id).distinct(by: \.self)
        guard !ids.isEmpty, state.withLock({ $0.end.map { $0 <= .now } ?? true }) else { return [] }
        let known = credits(of: ids)
        return ids.filter { known[$0] == nil }
    }

    private func credits(of ids: [PhotoID]) -> [PhotoID: StatedCredit] {
        var credits = state.withLock { state in
            Dictionary(uniqueKeysWithValues: ids.compactMap { id in state.answers[id].map { (id, $0) } })
        }
        let others = ids.filter { credits[$0] == nil }
        guard !others.isEmpty, let stored = try? store.statedCredits(of: others) else { return credits }
        credits.merge(stored) { $1 }
        return credits
    }

    /// Whether all requests succeeded.
    private func request(_ ids: [PhotoID]) async -> Bool {
        let batches = stride(from: 0, to: ids.count, by: Self.batch).map {
            Array(ids[$0..<min($0 + Self.batch, ids.count)])
        }
        let results = await batches.concurrentMap { batch in
            await self.requests.outcome(of: batch) { await self.ask(batch) }
        }
        return results.allSatisfy { $0 }
    }

    private func ask(_ ids: [PhotoID]) async -> Bool {
        guard let stated = try? await catalog.statedCredits(of: ids) else { return false }
        let asked = Set(ids), answers = stated.filter { asked.contains($0.key) }
        // An earlier answer, of this or another program, stays.
        let first = (try? store.statedCredits(of: Array(answers.keys))) ?? [:]
        state.withLock { state in
            if state.answers.count > Self.most { state.answers = [:] }
            state.answers.merge(answers.merging(first) { $1 }) { $1 }
        }
        try? store.add(answers)
        return true
    }
}
