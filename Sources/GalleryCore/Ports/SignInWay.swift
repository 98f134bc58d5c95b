/// Path of the answer from the browser to the program.
public enum SignInWay: Sendable {
    /// To a listener on this computer.
    case browser
    /// The user pastes the address that the browser ends at.
    case paste
    /// As `paste`, or the user types the code alone, which has no state.
    case pasteOrType
}
