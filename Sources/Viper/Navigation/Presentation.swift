public enum Presentation<PersistentScreen: Hashable & Sendable>: Equatable, Sendable {
    /// New screen on top of the stack.
    case pushed
    /// As `pushed`, but a top screen with an equal route is reused.
    case singleTop
    /// Lives until a restart of the stack; moved to the top if on the stack.
    case persistent(PersistentScreen)
    /// Shown once and freed, without being pushed: the top screen stays on top.
    case presented
}
