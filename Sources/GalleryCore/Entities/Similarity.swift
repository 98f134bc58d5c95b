/// What makes photos similar.
public enum Similarity: Hashable, Sendable {
    /// What can be seen on them, as their service or their words tell.
    case subject
    /// Their average colors.
    case color
}
