enum CopyPart: String, CaseIterable, Sendable {
    /// Address of the photo's page.
    case link
    case credit
    case path
    /// `service:key`.
    case id
}
