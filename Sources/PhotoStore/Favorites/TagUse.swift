import GRDB
import GalleryCore

/// Number of photos with each tag: favorites or, in the database of seen photos, seen photos. Updated incrementally.
enum TagUse {
    /// Maximum number of tags counted per photo, so that a service with thousands of tags does not slow down adding.
    private static let counted = 64

    /// Adds (`by` 1) or subtracts (`by` -1) the tags of a photo.
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

    static func most(limit: Int, in db: Database) throws -> [String] {
        try db.rows("SELECT tag FROM tagUse ORDER BY uses DESC, tag LIMIT ?", [max(0, limit)]).compactMap {
            $0.text(0)
        }
    }
}
