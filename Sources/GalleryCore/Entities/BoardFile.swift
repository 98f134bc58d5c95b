/// Contents of the file that `board export NAME json` writes. Untrusted: see `Photo.imported`.
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
    public static let format = "gallery-board"
    public static let version = 1

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

    public init(facts: Facts, entries: [Entry], unreadable: Int) {
        self.facts = facts
        self.entries = entries
        self.unreadable = unreadable
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

        public init(of board: Board) {
            name = board.name
            note = board.note
            cover = board.cover?.id.description
            made = ExportDate(board.madeAt)
            changed = ExportDate(board.changedAt)
            sections = board.sections.isEmpty ? nil : board.sections
        }
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

        public init(_ item: BoardPhoto, picture: String?) {
            photo = item.photo
            added = ExportDate(item.addedAt)
            section = item.section
            tags = item.annotation.tags
            note = item.annotation.note
            self.picture = picture
            credit = Credit(item.photo).text()
        }
    }
}
