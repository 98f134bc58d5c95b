/// Credit for a document.
public struct DocumentEntry: Equatable, Sendable {
    public let text: String
    /// Texts that an earlier call may have written for the photo, which `text` replaces.
    public let earlier: [String]

    public init(_ text: String, earlier: [String] = []) {
        self.text = text
        self.earlier = earlier
    }
}
