import GRDB
public import GalleryCore

/// The user's tags and notes, removed together with their photo.
public struct SQLiteAnnotations: AnnotationStore {
    private let database: GalleryDatabase

    public init(_ database: GalleryDatabase) { self.database = database }

    public func annotation(of photo: PhotoID) throws(StoreError) -> Annotation {
        try database.read { db in
            guard let row = try FavoriteRow.find(photo, in: db), row.isStored else { return Annotation() }
            return Annotation(tags: try Self.tags(of: row.number, in: db), note: row.note)
        }
    }

    public func tags() throws(StoreError) -> [TagCount] {
        try database.read { db in
            try db.rows(
                """
                SELECT tag, count(*) FROM ownTag JOIN favorite ON favorite.id = ownTag.photo
                WHERE removedAt IS NULL OR boards > 0 GROUP BY tag ORDER BY count(*) DESC, tag
                """
            ).compactMap { row in
                guard let tag = row.text(0), let count = row.int(1) else { return nil }
                return TagCount(tag: tag, photos: count)
            }
        }
    }

    public func annotate(_ photo: PhotoID, _ change: AnnotationChange) throws(StoreError) -> Bool {
        try database.write { db in
            guard let row = try FavoriteRow.find(photo, in: db), row.isStored else { return false }
            let former = try Self.tags(of: row.number, in: db)
            func record(_ part: AnnotationPart) throws {
                try database.undo.record(.annotated(photo, tags: former, note: row.note, part: part), in: db)
            }
            switch change {
            case .tag(let tags):
                var existing = former
                for tag in tags where !existing.contains(where: { Board.isSame($0, tag.stored) }) {
                    if existing == former { try record(.tags) }
                    existing.append(tag.stored)
                    try db.run(
                        "INSERT OR IGNORE INTO ownTag (photo, tag) VALUES (?, ?)", [row.number, tag.stored])
                }
            case .untag(let tags):
                let removed = former.filter { tag in tags.contains { Board.isSame($0.stored, tag) } }
                if !removed.isEmpty { try record(.tags) }
                for tag in removed {
                    try db.run("DELETE FROM ownTag WHERE photo = ? AND tag = ?", [row.number, tag])
                }
            case .note(let new):
                guard new.stored != row.note else { break }
                try record(.note)
                try db.run("UPDATE favorite SET note = ? WHERE id = ?", [new.stored, row.number])
            }
            return true
        }
    }

    static func set(tags: [String], note: String, of row: Int64, in db: Database) throws {
        try db.run("DELETE FROM ownTag WHERE photo = ?", [row])
        for tag in tags { try db.run("INSERT OR IGNORE INTO ownTag (photo, tag) VALUES (?, ?)", [row, tag]) }
        try db.run("UPDATE favorite SET note = ? WHERE id = ?", [note.stored, row])
    }

    /// Rows with tags or a note that are no longer favorites or on a board.
    static func hidden(among rows: [Int64], in db: Database) throws -> [Int64] {
        try rows.filter { row in
            try db.has(
                """
                SELECT 1 FROM favorite WHERE id = ? AND removedAt IS NOT NULL AND boards = 0
                AND (note <> '' OR EXISTS (SELECT 1 FROM ownTag WHERE photo = favorite.id))
                """, [row])
        }
    }

    static func tags(of row: Int64, in db: Database) throws -> [String] {
        try db.rows("SELECT tag FROM ownTag WHERE photo = ? ORDER BY tag", [row]).compactMap { $0.text(0) }
    }
}
