enum CopyPart: String, CaseIterable, Sendable {
    case link
    case credit
    case path
    /// `service:key`.
    case id
    /// The picture itself.
    case image
}
