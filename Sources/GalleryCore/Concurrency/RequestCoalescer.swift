import Synchronization

/// One request for all who want the same thing at the same time.
///
/// It belongs to no caller: a canceled caller leaves at once, and it goes on for the others. When none is left it is
/// canceled, and the next caller starts over.
public final class RequestCoalescer<Key: Hashable & Sendable, Outcome: Sendable>: Sendable {
    /// Who waits, and a request, told from others by what they are.
    private final class Mark: Sendable {}

    private struct Flight {
        let mark: Mark
        let task: Task<Void, Never>
        var waiting: [ObjectIdentifier: CheckedContinuation<Outcome, Never>] = [:]
    }

    private let flights = Mutex<[Key: Flight]>([:])

    private let cancelled: Outcome

    /// `cancelled` is what those get who leave.
    public init(cancelled: Outcome) { self.cancelled = cancelled }

    /// The outcome of `request`, or of the same request already in flight.
    public func outcome(of key: Key, by request: @escaping @Sendable () async -> Outcome) async -> Outcome {
        let mark = Mark()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isLate = flights.withLock { flights in
                    // The handler may have run already, when there was no waiter to remove.
                    if Task.isCancelled { return true }
                    var flight = flights[key] ?? begin(key, request)
                    flight.waiting[ObjectIdentifier(mark)] = continuation
                    flights[key] = flight
                    return false
                }
                if isLate { continuation.resume(returning: cancelled) }
            }
        } onCancel: {
            leave(key, mark)
        }
    }

    private func begin(_ key: Key, _ request: @escaping @Sendable () async -> Outcome) -> Flight {
        let mark = Mark()
        return Flight(mark: mark, task: Task { end(key, mark, with: await request()) })
    }

    private func leave(_ key: Key, _ mark: Mark) {
        let (left, idle) = flights.withLock { flights in
            let left = flights[key]?.waiting.removeValue(forKey: ObjectIdentifier(mark))
            guard left != nil, flights[key]?.waiting.isEmpty == true else {
                return (left, nil as Task<Void, Never>?)
            }
            return (left, flights.removeValue(forKey: key)?.task)
        }
        left?.resume(returning: cancelled)
        idle?.cancel()
    }

    /// Callers that come after the last waiter left wait for a new request.
    private func end(_ key: Key, _ mark: Mark, with outcome: Outcome) {
        let waiting = flights.withLock { flights in
            flights[key]?.mark === mark ? flights.removeValue(forKey: key)?.waiting ?? [:] : [:]
        }
        for continuation in waiting.values { continuation.resume(returning: outcome) }
    }
}
