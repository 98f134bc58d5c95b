public enum Similarity: Hashable, Sendable {
    /// Same subject, as found by the service or by words of the metadata.
    case subject
    case color
    case look
}
