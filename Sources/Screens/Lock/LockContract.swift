public enum LockRequest: Equatable, Sendable {
    case close, open, set, change, remove
    /// A PIN typed at the prompt.
    case enter(String)
    /// Erases all personal data, for a forgotten PIN.
    case reset
}

@MainActor
public protocol SessionLocking: AnyObject {
    /// Clears personal data from memory.
    func lock() async
    func unlock()
}

public protocol FingerprintReading: Sendable {
    /// Whether this computer can read fingerprints.
    var isPresent: Bool { get }
    /// Whether a reader is present and the setting is on.
    var isWanted: Bool { get async }
    /// Waits for a finger; returns whether the fingerprint matches. Returns false when canceled.
    func recognizes() async -> Bool
}
