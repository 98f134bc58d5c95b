import FoundationEssentials
public import GalleryCore

/// Parser of the file that `board export NAME json` writes. Its contents are untrusted: see `Photo.imported`.
///
/// Version 1 is a JSON object (RFC 8259) in UTF-8 with times in RFC 3339 format:
/// - `format`: `gallery-board`; `version`: 1; `exported`: time of the export.
/// - `board`: `name`, `note`, `made`, `changed`, `sections`, and `cover`, the id of a photo.
/// - `photos`: in order, each with `photo` (the entity: `id` of `service` and `key`, `title`, `author`, `license`,
///   `tags`, `source` as a source set, and so on), `added`, the user's `tags` and `note`, its `section`, `picture`
///   (path relative to this file) and `credit`, a printable attribution.
///
/// Readers ignore unknown keys, and reject a version above their own.
public struct BoardFile: Sendable {
    static let format = "gallery-board"
    static let version = 1

    /// Reason a file is rejected.
    public enum Failure: Error, Equatable, Sendable {
        /// Not a board.
        case foreign
        /// Written by a later version.
        case newer(Int)
    }

    public let facts: Facts
    /// Readable photos.
    public let entries: [Entry]
    /// Number of unreadable photos.
    public let unreadable: Int

    /// Top level of the file, without photos.
    struct Head: Codable {
        let format: String
        let version: Int
        let exported: Date?
        let board: Facts
    }

    /// Board without its photos.
    public struct Facts: Codable, Equatable, Sendable {
        public let name: String
        public let note: String?
        /// Creation time.
        public let made: ExportDate?
        let changed: ExportDate?
        public let cover: String?
        /// Section titles in order of creation.
        public let sections: [String]?
    }

    /// Photo on the board.
    public struct Entry: Codable, Equatable, Sendable {
        public let photo: Photo
        /// Time when the photo was added to the board.
        public let added: ExportDate?
        /// The user's tags.
        public let tags: [String]?
        /// The user's note.
        public let note: String?
        /// Title of the section.
        public let section: String?
        /// Path relative to the file.
        public let picture: String?
        let credit: String?
    }

    /// Parses a file. Photos are decoded one by one, so that an invalid one affects neither the others nor memory use.
    public init(_ bytes: [UInt8]) throws(Failure) {
        guard var layout = BoardFileLayout(bytes) else { throw .foreign }
        let head = Data(layout.head)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let mark = try? decoder.decode(Mark.self, from: head), mark.format == Self.format else {
            throw .foreign
        }
        guard mark.version <= Self.version else { throw .newer(mark.version) }
        guard let body = try? decoder.decode(Body.self, from: head) else { throw .foreign }
        var entries: [Entry] = []
        for place in layout.photos {
            if let entry = try? decoder.decode(Entry.self, from: Data(bytes[place])) {
                entries.append(entry)
            } else if !layout.countStray(of: place.count) {
                throw .foreign
            }
        }
        (facts, self.entries, unreadable) = (body.board, entries, layout.strays)
    }

    static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private struct Mark: Decodable {
        let format: String
        let version: Int
    }

    private struct Body: Decodable {
        let board: Facts
        /// Always empty here, as photos are decoded separately; the format requires the key.
        let photos: [Int]
    }
}
