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
        try database.read { db in
            try db.row("SELECT text FROM altText WHERE service = ? AND key = ?", photo.stored)?.text(0)
        }
    }

    public func set(altText: String, of photo: PhotoID) throws(StoreError) {
        try database.write { db in
            guard !altText.allSatisfy(\.isWhitespace) else {
                return try db.run("DELETE FROM altText WHERE service = ? AND key = ?", photo.stored)
            }
            try db.run(
                "INSERT OR REPLACE INTO altText (service, key, text) VALUES (?, ?, ?)",
                photo.stored + [altText.stored])
        }
    }
}
