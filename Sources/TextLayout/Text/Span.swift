/// A run of text in one role. Whatever it was made from, its text is harmless to a terminal.
public struct Span: Equatable, Sendable {
    /// The longest address a link may have, in bytes: what every terminal and browser takes.
    public static let longestLink = 2_083

    /// Cleaned: no control, bidirectional or invisible characters, at most 4 combining marks a character.
    public let text: String
    /// What the text is.
    public let role: TextStyle
    /// Where it leads: an https address or a file of this machine, printable ASCII, no longer than the limit.
    public let link: String?

    /// Cleans the text; there is no other way to make a span. A link that is none of the two is left out: what it
    /// would take to make it one is the business of who has it.
    public init(_ text: String, _ role: TextStyle = .plain, link: String? = nil) {
        self.text = CleanText.clean(text)
        self.role = role
        self.link = link.flatMap { Self.isLink($0) ? $0 : nil }
    }

    /// Terminal columns it takes.
    public var width: Int { CellWidth.of(text) }

    /// The same with other text.
    func saying(_ text: String) -> Span { Span(text, role, link: link) }

    private static func isLink(_ address: String) -> Bool {
        (address.hasPrefix("https://") || address.hasPrefix("file:///"))
            && address.utf8.count <= longestLink && address.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    }
}
