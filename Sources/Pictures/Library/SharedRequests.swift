import GalleryCore
import Synchronization

/// One request for all who want the same thing at the same time.
///
/// The first of them makes it, the others wait for its outcome. Whoever is cancelled leaves at once; when that is the
/// one who makes it, another one of those who wait begins anew.
final class SharedRequests<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    typealias Outcome = Result<Value, CatalogError>

    private final class Follower: Sendable {}

    private enum Part {
        case leader
        /// Nil: the leader has left without an outcome.
        case follower(Outcome?)
    }

    private let flights = Mutex<[Key: [ObjectIdentifier: CheckedContinuation<Part, Never>]]>([:])

    /// The outcome of `request`, or of the same that somebody has begun.
    func outcome(of key: Key, by request: @Sendable () async -> Outcome) async -> Outcome {
        while true {
            switch await join(key) {
            case .leader:
                let outcome = await request()
                end(key, with: outcome)
                return outcome
            case .follower(let outcome?): return outcome
            case .follower(nil): if Task.isCancelled { return .failure(.cancelled) }
            }
        }
    }

    private func join(_ key: Key) async -> Part {
        let follower = Follower()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let part: Part? = flights.withLock { flights in
                    if Task.isCancelled { return .follower(nil) }
                    guard flights[key] != nil else {
                        flights[key] = [:]
                        return .leader
                    }
                    flights[key]?[ObjectIdentifier(follower)] = continuation
                    return nil
                }
                if let part { continuation.resume(returning: part) }
            }
        } onCancel: {
            let left = flights.withLock { $0[key]?.removeValue(forKey: ObjectIdentifier(follower)) }
            left?.resume(returning: .follower(nil))
        }
    }

    private func end(_ key: Key, with outcome: Outcome) {
        let followers = flights.withLock { $0.removeValue(forKey: key) } ?? [:]
        var shared: Outcome? = outcome
        if case .failure(.cancelled) = outcome { shared = nil }
        for follower in followers.values { follower.resume(returning: .follower(shared)) }
    }
}
