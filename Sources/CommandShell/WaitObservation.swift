/// Who waits for something slow.
public enum WaitObservation: Sendable {
    /// A command that runs, and with it the person.
    case command
    /// The first screen, while the person may type.
    case firstScreen
}
