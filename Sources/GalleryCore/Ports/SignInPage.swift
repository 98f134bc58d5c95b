/// Pages that the listener serves.
public enum SignInPage: CaseIterable, Sendable {
    case accepted
    /// Repeated answer.
    case repeated
    /// Consent refused by the user.
    case declined
    case foreign
}
