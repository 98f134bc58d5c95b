import FoundationEssentials
public import GalleryCore

/// A board as `board export NAME json` writes it, read back. What comes from a file is hostile: see `Photo.imported`.
///
/// Version 1, one JSON object (RFC 8259) in UTF-8, times as in RFC 3339:
/// - `format`: `gallery-board`; `version`: 1; `exported`: when.
/// - `board`: `name`, `note`, `made`, `changed`, `sections`, and `cover`, the id of a photo.
/// - `photos`: in their order, each with `photo` (the entity: `id` of `service` and `key`, `title`, `author`, `license`,
///   `tags`, `source` as a source set, and so on), `added`, `tags` and `note` of the person, its `section`, `picture` (a path from
///   this file on) and `credit`, for those who only want to print it.
///
/// Keys that are not known are to be passed over; a reader refuses a version above its own.
public struct BoardFile: Sendable {
    static let format = "gallery-board"
    static let version = 1

    /// Why a file is no such board.
    public enum Failure: Error, Equatable, Sendable {
        /// It is something else.
        case foreign
        /// A later program has written it.
        case newer(Int)
    }

    public let facts: Facts
    /// Those that can be read.
    public let entries: [Entry]
    /// How many cannot.
    public let unreadable: Int

    /// What stands before the photos.
    struct Head: Codable {
        let format: String
        let version: Int
        let exported: Date?
        let board: Facts
    }

    /// A board without its photos.
    public struct Facts: Codable, Equatable, Sendable {
        public let name: String
        public let note: String?
        /// When it was made.
        public let made: ExportDate?
        let changed: ExportDate?
        /// `service:key`.
        public let cover: String?
        /// The titles of its sections, in the order in which they were made.
        public let sections: [String]?
    }

    /// A photo of the board.
    public struct Entry: Codable, Equatable, Sendable {
        public let photo: Photo
        /// When it was put on the board.
        public let added: ExportDate?
        /// The person's own.
        public let tags: [String]?
        /// The person's own.
        public let note: String?
        /// The title of its section.
        public let section: String?
        /// A path from the file on.
        public let picture: String?
        let credit: String?
    }

    /// Reads a file; photos one by one, so that a broken one takes no other with it, and no more memory than those that
    /// can be read.
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
        /// Taken out before; that it was there is part of the format.
        let photos: [Int]
    }
}
