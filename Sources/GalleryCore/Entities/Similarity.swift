public enum Similarity: Hashable, Sendable {
    /// Subject, by the service or by words of the metadata.
    case subject
    case color
    case look
}
