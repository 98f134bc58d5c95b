public enum WaitObservation: Sendable {
    /// Running command; the prompt is blocked.
    case command
    /// Loading of the first screen while the user types.
    case firstScreen
}
