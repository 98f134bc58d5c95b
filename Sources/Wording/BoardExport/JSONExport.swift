import FoundationEssentials
import GalleryCore

/// Complete data of a board and its photos, in the format of `BoardFile`.
struct JSONExport: BoardExport {
    let board: Board
    let date: Date

    func head() throws -> String {
        // The object is left open, since the photos follow one by one.
        try Self.text(Head(exported: date, board: BoardFile.Facts(of: board))).dropLast() + ",\"photos\":[\n"
    }

    func entry(_ entry: ExportEntry) throws -> String {
        let line = try Self.text(BoardFile.Entry(entry.item, picture: entry.picture))
        return (entry.number > 1 ? ",\n" : "") + line
    }

    func foot() -> String { "\n]}\n" }

    private struct Head: Encodable {
        let format = BoardFile.format
        let version = BoardFile.version
        let exported: Date
        let board: BoardFile.Facts
    }

    private static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
