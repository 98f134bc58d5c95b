import Synchronization

/// Whether a feature is used for the first time in this session, so that a hint can be shown once.
public final class FirstUse: Sendable {
    private let isOver = Atomic(false)

    public init() {}

    public func begins() -> Bool { !isOver.exchange(true, ordering: .relaxed) }
}
