import GRDB
import GalleryCore

/// How many favorites have each tag, kept up to date as they come and go.
enum TagUse {
    /// A service that sends thousands of tags must not make keeping slow.
    private static let counted = 64

    /// Counts the tags of a photo in (`by` 1) or out (`by` -1).
    static func count(_ photo: Photo, by change: Int, in db: Database) throws {
        for tag in Set(photo.tags.prefix(counted).map(\.stored)) {
            try db.run(
                """
                INSERT INTO tagUse (tag, uses) VALUES (?, ?)
                ON CONFLICT (tag) DO UPDATE SET uses = uses + excluded.uses
                """, [tag, change])
        }
        if change < 0 { try db.run("DELETE FROM tagUse WHERE uses <= 0") }
    }

    /// The tags with the most favorites first; those with as many in the order of the alphabet.
    static func most(limit: Int, in db: Database) throws -> [String] {
        try db.rows("SELECT tag FROM tagUse ORDER BY uses DESC, tag LIMIT ?", [max(0, limit)]).compactMap {
            $0.text(0)
        }
    }
}
