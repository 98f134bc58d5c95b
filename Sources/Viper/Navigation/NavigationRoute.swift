/// A destination, with what it needs to know of the way there.
public protocol NavigationRoute: Equatable, Sendable {
    /// Names the screens that stay for the session.
    associatedtype PersistentScreen: Hashable & Sendable
    /// How its screen is shown.
    var presentation: Presentation<PersistentScreen> { get }
}

/// How the screen of a route is shown.
public enum Presentation<PersistentScreen: Hashable & Sendable>: Equatable, Sendable {
    /// On top of the stack; created again each time, freed when left.
    case pushed
    /// Kept for the session, on the stack at most once; what stood above it is left.
    case persistent(PersistentScreen)
    /// Shown once and freed: the screen below is not covered and stays where it was.
    case presented
}
