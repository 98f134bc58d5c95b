public import FoundationEssentials

/// Contents of the file that `board export NAME json` writes. Untrusted: see `Photo.imported`. Readers ignore unknown
/// JSON members, and reject a version above their own.
/// Version 1 is a JSON object (RFC 8259) in UTF-8 with times in RFC 3339 format:
/// - `format`: `gallery-board`; `version`: 1; `exported`: time of the export.
/// - `board`: `name`, `note`, `made`, `changed`, `sections`, and `cover`, the id of a photo.
/// - `photos`: in board order, each with `photo` (a `Photo`: `id` of `service` and `key`, `title`, `author`, `license`,
///   `tags`, `source` as a source set, and so on), `added`, the user's `tags` and `note`, its `section`, `picture`
///   (path relative to this file) and `credit`, a printable attribution.
public struct BoardFile: Sendable {
    public static let format = "gallery-board"
    public static let version = 1

    public enum Failure: Error, Equatable, Sendable {
        /// Not a board file.
        case foreign
        /// Not JSON.
        case malformed
        case newer(Int)
        /// List of more than `limit` lines.
        case tooLong(limit: Int)
    }

    public let facts: Facts
    public let entries: [Entry]
    public let unreadable: [Unreadable]

    public init(facts: Facts, entries: [Entry], unreadable: [Unreadable]) {
        self.facts = facts
        self.entries = entries
        self.unreadable = unreadable
    }

    /// Element of `photos` that is not a valid photo.
    public struct Unreadable: Equatable, Sendable {
        /// 1-based position in the list.
        public let number: Int
        /// Path of the missing or invalid member, such as `photo.source`; `nil` if the element is no photo at all.
        public let member: String?

        public init(number: Int, member: String? = nil) {
            self.number = number
            self.member = member
        }
    }

    public struct Facts: Codable, Equatable, Sendable {
        public let name: String
        public let note: String?
        public let made: ExportDate?
        let changed: ExportDate?
        public let cover: String?
        public let sections: [String]?

        public init(of board: Board) {
            name = board.name
            note = board.note
            cover = board.cover?.id.shareable.description
            made = ExportDate(board.madeAt)
            changed = ExportDate(board.changedAt)
            sections = board.sections.isEmpty ? nil : board.sections
        }
    }

    public struct Entry: Codable, Equatable, Sendable {
        public let photo: Photo
        public let added: ExportDate?
        public let tags: [String]?
        public let note: String?
        public let section: String?
        public let picture: String?
        let credit: String?

        public init(_ item: BoardPhoto, picture: String?) {
            photo = item.photo.shareable
            added = ExportDate(item.addedAt)
            section = item.section
            tags = item.annotation.tags
            note = item.annotation.note
            self.picture = picture
            credit = Credit(item.photo).text()
        }
    }
}

/// Date in an untrusted file. Decoding never fails, so that an invalid date does not reject the surrounding object.
public struct ExportDate: Codable, Equatable, Sendable {
    private let date: Date?

    public init(_ date: Date) { self.date = date }

    public init(from decoder: any Decoder) {
        date = try? decoder.singleValueContainer().decode(Date.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(date)
    }

    /// The date, unless it is in the future or before 1970.
    public func valid(at now: Date) -> Date? {
        // Comparisons with NaN are false, so NaN is rejected, too.
        guard let date, date.timeIntervalSince1970 >= 0, date.timeIntervalSince(now) <= 0 else { return nil }
        return date
    }
}
