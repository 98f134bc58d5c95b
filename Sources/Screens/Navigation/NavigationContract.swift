/// Moves that lead to no new screen.
public enum NavigationRequest: Equatable, Sendable {
    case back, home, quit
}
