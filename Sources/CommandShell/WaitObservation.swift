public enum WaitObservation: Sendable {
    /// A running command, during which there is no prompt.
    case command
    /// Loading of the first screen, during which the user can type.
    case firstScreen
}
