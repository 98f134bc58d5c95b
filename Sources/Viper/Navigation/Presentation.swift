/// How the screen of a route is shown.
public enum Presentation<PersistentScreen: Hashable & Sendable>: Equatable, Sendable {
    /// On top of the stack; created again each time.
    case pushed
    /// The same, unless the screen on top stands for an equal route: then that takes it over.
    case singleTop
    /// Kept for the session, on the stack at most once: it comes to the top from where it stood.
    case persistent(PersistentScreen)
    /// Shown once and freed: the screen below is not covered and stays where it was.
    case presented
}
