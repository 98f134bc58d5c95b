import Synchronization

/// Names one request in flight and remembers that it was canceled, also before it began.
final class Ticket: Sendable {
    private let flag = Atomic(false)

    /// True once `cancel` was called.
    var isCancelled: Bool { flag.load(ordering: .acquiring) }

    func cancel() { flag.store(true, ordering: .releasing) }
}
