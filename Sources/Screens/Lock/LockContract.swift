public import GalleryCore

public enum LockRequest: Equatable, Sendable {
    case close, open, set, change, remove
    /// A PIN typed at the prompt.
    case enter(String)
    /// Signs in to an account that was signed in when the PIN was set, and removes the PIN.
    case signIn(ServiceName)
    /// Erases all personal data, for a forgotten PIN.
    case reset
}
