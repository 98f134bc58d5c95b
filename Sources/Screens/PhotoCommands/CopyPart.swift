enum CopyPart: String, CaseIterable, Sendable {
    case link
    case credit
    case path
    /// Photo identifier, `service:key`.
    case id
    /// The picture itself.
    case image
}
