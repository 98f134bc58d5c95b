public enum SignInPage: CaseIterable, Sendable {
    case accepted
    case repeated
    case declined
    case foreign
}
