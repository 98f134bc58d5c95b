public enum AnimationMode: String, CaseIterable, Sendable {
    case once
    case on
    case off
}
