public import GalleryCore
import Synchronization

/// Lock in a fixed state; counts calls of `openRecognized`.
public final class StubLock: PersonalLock {
    private let current: LockState
    private let openedCount = Mutex(0)

    public var openings: Int { openedCount.withLock { $0 } }

    public init(_ current: LockState) { self.current = current }

    public func state() -> LockState { current }
    public func close() -> Bool { true }
    public func open(with pin: String) async -> LockAnswer { .wrong(wait: .zero) }
    public func openRecognized() { openedCount.withLock { $0 += 1 } }
    public func wait() -> Duration { .zero }
    public func set(_ pin: String) async {}
    public func remove() {}
    public func idle(here: Duration) -> Duration { here }
    public var hasUnfinishedErasure: Bool { false }
    public func decideErasure() {}
    public func endErasure() {}
    public func erase() {}
}
