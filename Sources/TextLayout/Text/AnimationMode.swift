/// How often animations are played.
public enum AnimationMode: String, CaseIterable, Sendable {
    case once
    /// Again and again.
    case on
    /// The first frame is shown.
    case off
}
