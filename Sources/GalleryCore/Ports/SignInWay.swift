/// Route of the answer from the browser to the program.
public enum SignInWay: Sendable {
    /// The browser is redirected to a listener on this computer.
    case browser
    /// The user pastes the address to which the browser was redirected.
    case paste
    /// The user pastes the address, or types only the code, which has no `state` parameter.
    case pasteOrType
}
