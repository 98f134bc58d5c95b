import GRDB
public import GalleryCore

public struct SQLiteAltTexts: AltTextStore {
    private let database: GalleryDatabase

    public init(_ database: GalleryDatabase) { self.database = database }

    static let twelfth = """
        CREATE TABLE altText (
            service TEXT NOT NULL,
            key TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (service, key)
        ) STRICT, WITHOUT ROWID;
        """

    public func altText(of photo: PhotoID) throws(StoreError) -> String? {
        try database.read { try Self.altText(of: photo, in: $0) }
    }

    public func set(altText: String, of photo: PhotoID) throws(StoreError) {
        let text = altText.allSatisfy(\.isWhitespace) ? "" : altText
        try database.write { db in
            let former = try Self.altText(of: photo, in: db) ?? ""
            guard former != text.stored else { return }
            try database.undo.record(.altText(photo, former: former), in: db)
            try Self.set(text, of: photo, in: db)
        }
    }

    public func formerAltTexts(of photo: PhotoID) throws(StoreError) -> [String] {
        try database.read { try UndoLog.formerAltTexts(of: photo, in: $0) }
    }

    static func set(_ text: String, of photo: PhotoID, in db: Database) throws {
        guard !text.isEmpty else {
            return try db.run("DELETE FROM altText WHERE service = ? AND key = ?", photo.stored)
        }
        try db.run(
            "INSERT OR REPLACE INTO altText (service, key, text) VALUES (?, ?, ?)",
            photo.stored + [text.stored])
    }

    private static func altText(of photo: PhotoID, in db: Database) throws -> String? {
        try db.row("SELECT text FROM altText WHERE service = ? AND key = ?", photo.stored)?.text(0)
    }
}
