public import GalleryCore
public import Synchronization

/// Lock that never delays an attempt.
public final class InMemoryLock: PersonalLock {
    public struct State: Sendable {
        public var pin: String?
        public var isOpen = true
        public var attempts: [String] = []
        /// Calls of `openRecognized`.
        public var openings = 0
        public var isErased = false
        public var isDecided = false
    }

    public let now = Mutex(State())
    /// Time since the last key press in any shell; `nil`: only in this shell.
    private let idle: Duration?

    /// Unless it is absent, the PIN is `4711`.
    public init(_ state: LockState = .absent, idle: Duration? = nil) {
        self.idle = idle
        now.withLock { ($0.pin, $0.isOpen) = (state == .absent ? nil : "4711", state != .closed) }
    }

    public func state() -> LockState {
        now.withLock { $0.pin == nil ? .absent : $0.isOpen ? .open : .closed }
    }
    @discardableResult public func close() -> Bool {
        now.withLock { $0.isOpen = false }
        return true
    }
    public func open(with pin: String) async -> LockAnswer {
        now.withLock { state in
            state.attempts.append(pin)
            guard pin == state.pin else { return .wrong(wait: .zero) }
            state.isOpen = true
            return .right
        }
    }
    public func openRecognized() {
        now.withLock { state in
            state.isOpen = true
            state.openings += 1
        }
    }
    public func wait() -> Duration { .zero }
    public func set(_ pin: String) async { now.withLock { ($0.pin, $0.isOpen) = (pin, true) } }
    public func remove() { now.withLock { $0.pin = nil } }
    public func idle(here: Duration) -> Duration { idle ?? here }
    public var hasUnfinishedErasure: Bool { now.withLock { $0.isDecided } }
    public func decideErasure() { now.withLock { $0.isDecided = true } }
    public func endErasure() { now.withLock { $0.isDecided = false } }
    public func erase() { now.withLock { ($0.pin, $0.isErased) = (nil, true) } }
}
