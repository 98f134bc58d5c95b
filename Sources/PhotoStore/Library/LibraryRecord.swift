import FoundationEssentials
import GalleryCore

/// Line of the document `library.jsonl` (JSON Lines), with one of these members. The first line is `library`, the last
/// is `end`. Dates are seconds since 2001-01-01 UTC, as in the database.
struct LibraryRecord: Codable {
    static let document = "library.jsonl"
    static let version = 1
    /// Maximum boards of an archive, and sections of a board.
    static let maxBoards = 5_000
    static let maxSections = 1_000

    var library: Header?
    var photo: StoredItem?
    var alt: AltText?
    var board: BoardItem?
    var spot: Spot?
    var line: Line?
    var search: Search?
    var event: TasteEvent?
    var setting: Setting?
    var end: End?

    struct Header: Codable, Equatable {
        var format = "gallery-library"
        var version = LibraryRecord.version
    }

    /// Favorite, photo on a board, or favorite removed in the last 30 days.
    struct StoredItem: Codable {
        let photo: Photo
        let added: Date
        /// Equals `added` for a photo that was never a favorite.
        let removed: Date?
        var tags: [String]?
        var note: String?
        /// Bytes of each picture by `favoritePicture.size`, which is part of the file name (`LibraryRecord.picture`).
        var pictures: [String: Int]?
    }

    struct AltText: Codable {
        let photo: String
        let text: String
    }

    struct BoardItem: Codable {
        let name: String
        var note: String?
        let made: Date
        let changed: Date
        let removed: Date?
        var cover: String?
        var sections: [String]?
    }

    /// Photo of the last board before this line. The lines have the order of the board.
    struct Spot: Codable {
        let photo: String
        let added: Date
        let removed: Date?
        let section: String?
    }

    struct Line: Codable, Hashable {
        let text: String
        let time: Date
        let service: String
        let screen: String
    }

    struct Search: Codable, Hashable {
        let text: String
        let time: Date
        let service: String
        let results: Int?
    }

    struct Setting: Codable {
        let name: String
        let value: String
    }

    struct End: Codable {
        /// Number of lines before this line.
        let lines: Int
    }

    /// Entry name of a picture of the photo with this 0-based index in the document.
    static func picture(_ index: Int, size: String) -> String {
        let digits = String(index + 1)
        return "pictures/" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits + "-" + size
    }
}
