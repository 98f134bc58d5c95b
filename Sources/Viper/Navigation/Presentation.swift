/// How the screen of a route is shown.
public enum Presentation<PersistentScreen: Hashable & Sendable>: Equatable, Sendable {
    /// On top of the stack; created again each time, freed when left.
    case pushed
    /// Kept for the session, on the stack at most once; what stood above it is left.
    case persistent(PersistentScreen)
    /// Shown once and freed: the screen below is not covered and stays where it was.
    case presented
}
