public enum AnimationMode: String, CaseIterable, Sendable {
    case once
    /// Repeats without end.
    case on
    /// Shows the first frame.
    case off
}
