public import FoundationEssentials
public import GalleryCore

extension ExportFormat {
    /// `pictureHosts`: hosts of linked pictures.
    public func export(of board: Board, at date: Date, pictureHosts: [String] = []) -> any BoardExport {
        switch self {
        case .html: HTMLExport(board: board, date: date, pictureHosts: pictureHosts)
        case .json: JSONExport(board: board, date: date)
        case .md: MarkdownExport(board: board, date: date)
        case .marp: SlidesExport(board: board, program: .marp)
        case .presenterm: SlidesExport(board: board, program: .presenterm)
        }
    }
}

extension ExportEntry {
    var heading: String? { beginsSection ? item.section ?? Phrases.BoardFiles.others : nil }
}

/// Replaces control characters in untrusted text, and removes invisible and bidirectional characters.
enum ExportText {
    /// Collapses whitespace and control characters to single spaces.
    static func line(_ text: String) -> String {
        text.unicodeScalars.filter { !isHidden($0.value) }
            .split { isControl($0.value) || $0 == " " || $0.value > 0x7F && $0.properties.isWhitespace }
            .map { String($0) }.joined(separator: " ")
    }

    /// Keeps line breaks; other control characters become spaces.
    static func lines(_ text: String) -> String {
        let visible = text.unicodeScalars.filter { !isHidden($0.value) }
        return String(
            String.UnicodeScalarView(visible.map { isControl($0.value) && $0 != "\n" ? " " : $0 }))
    }

    private static func isControl(_ value: UInt32) -> Bool { value < 0x20 || 0x7F...0x9F ~= value }

    /// Bidirectional marks, invisible and tag characters; not ZWJ and ZWNJ, which emoji and some scripts need.
    private static func isHidden(_ value: UInt32) -> Bool {
        switch value {
        case ..<0x061C: false
        case 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
            0xE0000...0xE007F:
            true
        default: false
        }
    }
}
