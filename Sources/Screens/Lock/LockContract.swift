public enum LockRequest: Equatable, Sendable {
    case close, open, set, change, remove
    /// A PIN typed at the prompt.
    case enter(String)
    /// Erases all personal data, for a forgotten PIN.
    case reset
}
