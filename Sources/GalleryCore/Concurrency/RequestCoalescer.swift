import Synchronization

/// Merges concurrent requests for the same key. A request is canceled when its last waiting caller is canceled.
public final class RequestCoalescer<Key: Hashable & Sendable, Outcome: Sendable>: Sendable {
    /// Identity of a waiting caller or of a request.
    private final class Token: Sendable {}

    private struct Flight {
        let token: Token
        let task: Task<Void, Never>
        var waiting: [ObjectIdentifier: CheckedContinuation<Outcome, Never>] = [:]
    }

    private let flights = Mutex<[Key: Flight]>([:])

    private let cancelled: Outcome

    /// `cancelled` is returned to canceled callers.
    public init(cancelled: Outcome) { self.cancelled = cancelled }

    /// Joins the pending request for `key`, or starts `request`.
    public func outcome(of key: Key, by request: @escaping @Sendable () async -> Outcome) async -> Outcome {
        let token = Token()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isLate = flights.withLock { flights in
                    // If `onCancel` has run already, it will not resume this continuation.
                    if Task.isCancelled { return true }
                    var flight = flights[key] ?? begin(key, request)
                    flight.waiting[ObjectIdentifier(token)] = continuation
                    flights[key] = flight
                    return false
                }
                if isLate { continuation.resume(returning: cancelled) }
            }
        } onCancel: {
            leave(key, token)
        }
    }

    private func begin(_ key: Key, _ request: @escaping @Sendable () async -> Outcome) -> Flight {
        let token = Token()
        return Flight(token: token, task: Task { end(key, token, with: await request()) })
    }

    private func leave(_ key: Key, _ token: Token) {
        let (left, idle) = flights.withLock { flights in
            let left = flights[key]?.waiting.removeValue(forKey: ObjectIdentifier(token))
            guard left != nil, flights[key]?.waiting.isEmpty == true else {
                return (left, nil as Task<Void, Never>?)
            }
            return (left, flights.removeValue(forKey: key)?.task)
        }
        left?.resume(returning: cancelled)
        idle?.cancel()
    }

    /// Delivers the outcome to the callers of this request, but not to those of a later request for the same key.
    private func end(_ key: Key, _ token: Token, with outcome: Outcome) {
        let waiting = flights.withLock { flights in
            flights[key]?.token === token ? flights.removeValue(forKey: key)?.waiting ?? [:] : [:]
        }
        for continuation in waiting.values { continuation.resume(returning: outcome) }
    }
}
