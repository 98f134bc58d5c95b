import FoundationEssentials
import Synchronization

/// Lets through as much progress as a person can read, and none after the end.
final class ProgressGate: Sendable {
    private struct State {
        var isOpen = true
        var last = Date.distantPast
    }

    private let state = Mutex(State())
    private let interval: TimeInterval = 0.1

    /// True ten times a second at most.
    func lets(at date: Date) -> Bool {
        state.withLock { state in
            guard state.isOpen, date.timeIntervalSince(state.last) >= interval else { return false }
            state.last = date
            return true
        }
    }

    /// Whether there is still something to wait for. What was let through may arrive late.
    var isOpen: Bool { state.withLock { $0.isOpen } }

    /// The work has ended.
    func close() { state.withLock { $0.isOpen = false } }
}
