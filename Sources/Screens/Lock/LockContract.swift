/// What `lock` and `unlock` ask for.
public enum LockRequest: Equatable, Sendable {
    case close, open, set, change, remove
    /// Erases everything: for who forgot the PIN.
    case reset
}

/// What this session holds in memory of what the person keeps.
@MainActor
public protocol SessionLocking: AnyObject {
    /// Forgets what was read before it was locked.
    func lock() async
    /// What is the person's may be read again.
    func unlock()
}

/// A reader of fingerprints, where it is there and wanted.
public protocol FingerprintReading: Sendable {
    var isWanted: Bool { get async }
    /// True when the person was recognized. Ends when canceled.
    func recognizes() async -> Bool
}
