/// What of a photo can be put onto the clipboard.
enum CopyPart: String, CaseIterable, Sendable {
    /// The address of its page.
    case link
    /// The sentence that credits it.
    case credit
    /// Where its saved file is.
    case path
    /// `service:key`.
    case id
}
