import Synchronization

/// Identity and cancellation flag of a request; may be canceled before the start.
final class Ticket: Sendable {
    private let flag = Atomic(false)

    var isCancelled: Bool { flag.load(ordering: .acquiring) }

    func cancel() { flag.store(true, ordering: .releasing) }
}
