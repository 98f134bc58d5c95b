public import FoundationEssentials
public import GalleryCore

/// The format of an exported board: one document in a folder with its pictures.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// A contact sheet for any browser.
    case html
    /// Everything, to be read by this program or another.
    case json
    /// Text for a wiki or a repository.
    case md

    /// The name of the document.
    public var document: String { self == .html ? "index.html" : "board.\(rawValue)" }

    /// It and what goes along with it: `board.json`, by which a board comes back, goes with each.
    public var companions: [ExportFormat] { self == .json ? [self] : [self, .json] }

    /// The writer of such a document.
    public func sheet(of board: Board, at date: Date) -> any BoardExport {
        switch self {
        case .html: HTMLExport(board: board, date: date)
        case .json: JSONExport(board: board, date: date)
        case .md: MarkdownExport(board: board, date: date)
        }
    }
}

/// Writes one document piece by piece, so that a board of any size takes the memory of one photo.
public protocol BoardExport: Sendable {
    /// What stands before the photos.
    func head() throws -> String
    func entry(_ entry: ExportEntry) throws -> String
    /// What stands behind them.
    func foot() throws -> String
}

/// A photo as it stands in a document.
public struct ExportEntry: Equatable, Sendable {
    /// From 1 on.
    public let number: Int
    /// The photo and what was added to it.
    public let item: BoardPhoto
    /// The path of its picture from the document on; nil where it could not be had.
    public let picture: String?
    /// Whether a section begins with it, or what stands in none.
    public let beginsSection: Bool

    public init(number: Int, item: BoardPhoto, picture: String?, beginsSection: Bool = false) {
        (self.number, self.item, self.picture) = (number, item, picture)
        self.beginsSection = beginsSection
    }

    /// The heading above it; nil for none.
    var heading: String? { beginsSection ? item.section ?? Phrases.Sheets.others : nil }
}

/// Text from outside as one line, or as several, without what no document can hold.
enum ExportText {
    /// White space of any kind is one blank.
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

    /// Line breaks stay; other controls, and what only hides or reorders text, go.
    static func lines(_ text: String) -> String {
        var kept: [UInt8] = []
        kept.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars where !isHidden(scalar.value) {
            append(isControl(scalar.value) && scalar != "\n" ? " " : scalar, to: &kept)
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private static func isControl(_ value: UInt32) -> Bool { value < 0x20 || 0x7F...0x9F ~= value }

    /// Marks of direction, invisible operators, the byte order mark, tags: joiners are left, which are letters of emoji
    /// and of several scripts.
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
