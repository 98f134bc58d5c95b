public enum LockRequest: Equatable, Sendable {
    case close, open, set, change, remove
    /// A PIN typed at the prompt.
    case enter(String)
    /// Erases all personal data, for a forgotten PIN.
    case reset
}

@MainActor
public protocol SessionLocking: AnyObject, Sendable {
    /// Clears personal data from memory.
    func lock() async
    func unlock()
}
