enum CopyPart: String, CaseIterable, Sendable {
    /// Address of the photo's page.
    case link
    case credit
    /// Path of the saved file.
    case path
    /// `service:key`.
    case id
}
