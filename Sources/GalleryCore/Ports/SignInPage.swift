/// Pages that the listener serves.
public enum SignInPage: CaseIterable, Sendable {
    case accepted
    /// The answer was received before.
    case repeated
    case declined
    case foreign
}
