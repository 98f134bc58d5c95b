/// PIN lock of personal data in all running shells. Protects from onlookers only: the data is not encrypted.
public protocol PersonalLock: Sendable {
    func state() throws(StoreError) -> LockState
    /// Locks all shells, unless this shell is locked already; returns `false` if no PIN is set.
    func close() throws(StoreError) -> Bool
    /// Unlocks this shell if the PIN is right. The attempt is counted on disk before the PIN is compared.
    func open(with pin: String) async throws(StoreError) -> LockAnswer
    /// Unlocks this shell without a PIN, for a user recognized by other means.
    func openRecognized() throws(StoreError)
    /// Time until the next attempt is accepted.
    func wait() throws(StoreError) -> Duration
    /// Sets or replaces the PIN; only while unlocked.
    func set(_ pin: String) async throws(StoreError)
    /// Removes the PIN; only while unlocked.
    func remove() throws(StoreError)
    /// Time since the last key press in any shell, of which `here` is the time for this shell.
    func idle(here: Duration) -> Duration
    /// Whether a process was killed between `decideErasure` and `endErasure`.
    var hasUnfinishedErasure: Bool { get }
    /// Records that everything is to be erased; the next start resumes. Throws `.busy` while another process erases.
    func decideErasure() throws(StoreError)
    /// Erases all locked data and the lock; only after `decideErasure`.
    func erase() throws(StoreError)
    /// Ends an erasure that is complete or was given up.
    func endErasure() throws(StoreError)
}

public enum LockState: Equatable, Sendable {
    case absent
    case open
    case closed
}

public enum LockAnswer: Equatable, Sendable {
    case right
    case wrong(wait: Duration)
    /// The PIN was not compared.
    case tooEarly(wait: Duration)
}

public enum PIN {
    public static let length = 4...8

    public static func isValid(_ text: String) -> Bool {
        length.contains(text.utf8.count) && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }
}
