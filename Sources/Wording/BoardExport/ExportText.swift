public import FoundationEssentials
public import GalleryCore

extension ExportFormat {
    public func sheet(of board: Board, at date: Date) -> any BoardExport {
        switch self {
        case .html: HTMLExport(board: board, date: date)
        case .json: JSONExport(board: board, date: date)
        case .md: MarkdownExport(board: board, date: date)
        }
    }
}

extension ExportEntry {
    var heading: String? { beginsSection ? item.section ?? Phrases.Sheets.others : nil }
}

/// Replaces control characters in untrusted text, and removes invisible and bidirectional characters.
enum ExportText {
    /// Collapses whitespace and control characters to single spaces.
    static func line(_ text: String) -> String {
        var line: [UInt8] = []
        line.reserveCapacity(text.utf8.count)
        var isApart = false
        for scalar in text.unicodeScalars where !isHidden(scalar.value) {
            if isControl(scalar.value) || scalar == " "
                || scalar.value > 0x7F && scalar.properties.isWhitespace
            {
                isApart = true
            } else {
                if isApart, !line.isEmpty { line.append(UInt8(ascii: " ")) }
                isApart = false
                append(scalar, to: &line)
            }
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Keeps line breaks; other control characters become spaces.
    static func lines(_ text: String) -> String {
        var kept: [UInt8] = []
        kept.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars where !isHidden(scalar.value) {
            append(isControl(scalar.value) && scalar != "\n" ? " " : scalar, to: &kept)
        }
        return String(decoding: kept, as: UTF8.self)
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

    private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
        if scalar.isASCII {
            bytes.append(UInt8(scalar.value))
        } else {
            bytes.append(contentsOf: String(scalar).utf8)
        }
    }
}
