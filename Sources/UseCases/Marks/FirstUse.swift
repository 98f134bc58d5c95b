import Synchronization

/// Whether a hint about a feature is still shown: the first times in a session, unless the feature is known.
public final class FirstUse: Sendable {
    private let uses = Atomic(0)
    private let limit: Int
    private let isKnown: @Sendable () -> Bool

    public init(limit: Int = 1, isKnown: @escaping @Sendable () -> Bool = { false }) {
        self.limit = limit
        self.isKnown = isKnown
    }

    public func begins() -> Bool { uses.wrappingAdd(1, ordering: .relaxed).oldValue < limit && !isKnown() }
}
