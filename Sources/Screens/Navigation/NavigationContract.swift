public enum NavigationRequest: Equatable, Sendable {
    case back, forward, home, quit
    case again
    /// Clears the terminal and redraws the screen.
    case clear
}
