/// Run of text in one style. The text is sanitized.
public struct Span: Equatable, Sendable {
    /// Maximum length of a link in bytes, accepted by all known terminals and browsers.
    public static let longestLink = 2_083

    /// Without control, bidirectional and invisible characters, and with at most 4 combining marks per character.
    public let text: String
    /// Text with its joiners, variation selectors and skin tones, for a pipe.
    public var exactText: String { sequences ?? text }
    /// `nil` if it equals `text`, as almost always.
    private let sequences: String?
    public let role: TextStyle
    /// Link target: an https or file URL of printable ASCII.
    public let link: String?

    /// Sanitizes the text. An invalid link is dropped, not repaired.
    public init(_ text: String, _ role: TextStyle = .plain, link: String? = nil) {
        self.text = CleanText.clean(text)
        let exact = self.text == text ? text : CleanText.text(text)
        sequences = exact == self.text ? nil : exact
        self.role = role
        self.link = link.flatMap { Self.isLink($0) ? $0 : nil }
    }

    public var width: Int { CellWidth.of(text) }

    func saying(_ text: String) -> Span { Span(text, role, link: link) }

    private static func isLink(_ address: String) -> Bool {
        (address.hasPrefix("https://") || address.hasPrefix("file:///"))
            && address.utf8.count <= longestLink && address.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    }
}
