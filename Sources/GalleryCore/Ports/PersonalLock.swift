/// The lock before what a person keeps here: a curtain against those who look over a shoulder, and no encryption. It
/// is one for all running shells.
public protocol PersonalLock: Sendable {
    /// As this shell finds it now.
    func state() throws(StoreError) -> LockState
    /// Closes it in every shell; false where none is set.
    func close() throws(StoreError) -> Bool
    /// Opens it in this shell when the PIN is right. The attempt is on the disk before it is compared, in turn with
    /// those of other shells.
    func open(with pin: String) async throws(StoreError) -> LockAnswer
    /// Opens it in this shell for somebody who was recognized otherwise.
    func openRecognized() throws(StoreError)
    /// How long until the next attempt counts.
    func wait() throws(StoreError) -> Duration
    /// Sets the PIN, or another one. Only while it is open.
    func set(_ pin: String) async throws(StoreError)
    /// Takes it away for good. Only while it is open.
    func remove() throws(StoreError)
    /// How long ago a key was pressed in any shell, when in this one it was `here`.
    func idle(here: Duration) -> Duration
    /// A program that had decided to erase all was ended before it had done so.
    var isErasureLeft: Bool { get }
    /// Writes through to the disk that all is to be erased: if this program is killed, the next start does it. Throws
    /// `.busy` while another program erases.
    func decideErasure() throws(StoreError)
    /// Erases all that was locked, and the lock. Only after it was decided.
    func erase() throws(StoreError)
    /// All is erased, or nothing will be.
    func endErasure() throws(StoreError)
}

public enum LockState: Equatable, Sendable {
    /// None is set.
    case absent
    case open
    case closed
}

public enum LockAnswer: Equatable, Sendable {
    case right
    /// The next attempt counts after that time.
    case wrong(wait: Duration)
    /// It was not compared.
    case tooEarly(wait: Duration)
}

/// What a PIN can be.
public enum PIN {
    public static let length = 4...8

    public static func isPossible(_ text: String) -> Bool {
        length.contains(text.utf8.count) && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    }
}
