/// Moves that lead to no new screen.
public enum NavigationRequest: Equatable, Sendable {
    case back, home, quit
}

@MainActor
protocol NavigationRouting {
    /// False on the first screen.
    func back() async -> Bool
    func home() async
    func quit()
}
