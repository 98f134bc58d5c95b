/// Part of a photo to copy to the clipboard.
enum CopyPart: String, CaseIterable, Sendable {
    /// Address of the photo's page.
    case link
    /// Credit sentence.
    case credit
    /// Path of the saved file.
    case path
    /// `service:key`.
    case id
}
