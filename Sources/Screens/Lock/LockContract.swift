/// What `lock` and `unlock` ask for.
public enum LockRequest: Equatable, Sendable {
    case close, open, set, change, remove
    /// Erases everything: for who forgot the PIN.
    case reset
}

/// What of the person's is in memory and in sight.
@MainActor
public protocol LockCurtain: AnyObject {
    /// Forgets what was read from behind the lock.
    func fall() async
    /// What is behind the lock may be read again.
    func rise()
}

/// A reader of fingerprints, where it is there and wanted.
public protocol FingerprintReading: Sendable {
    var isWanted: Bool { get async }
    /// True when the person was recognized. Ends when canceled.
    func recognizes() async -> Bool
}
