/// Moves that lead to no new screen.
public enum NavigationRequest: Equatable, Sendable {
    case back, forward, home, quit
    /// Shows the screen again.
    case again
    /// Shows it again on an empty screen.
    case clear
}
