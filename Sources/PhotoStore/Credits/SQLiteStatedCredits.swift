import FoundationEssentials
import GRDB
public import GalleryCore

public struct SQLiteStatedCredits: StatedCreditStore {
    private let database: GalleryDatabase

    public init(_ database: GalleryDatabase) { self.database = database }

    static let fifteenth = """
        CREATE TABLE statedCredit (
            service TEXT NOT NULL,
            key TEXT NOT NULL,
            credit TEXT NOT NULL,
            PRIMARY KEY (service, key)
        ) STRICT, WITHOUT ROWID;
        """

    public func statedCredits(of photos: [PhotoID]) throws(StoreError) -> [PhotoID: StatedCredit] {
        try database.read { db in
            var credits: [PhotoID: StatedCredit] = [:]
            for id in photos { credits[id] = try Self.credit(of: id, in: db) }
            return credits
        }
    }

    /// Not synced: a lost answer is requested again.
    public func add(_ credits: [PhotoID: StatedCredit]) throws(StoreError) {
        try database.write(synced: false) { db in
            for (id, credit) in credits {
                try db.run(
                    "INSERT OR IGNORE INTO statedCredit (service, key, credit) VALUES (?, ?, ?)",
                    id.stored + [try StoredPhoto.json(credit).stored])
            }
        }
    }

    /// The photo with its stored statement, if any.
    static func completed(_ photo: Photo, in db: Database) throws -> Photo {
        try credit(of: photo.id, in: db).map(photo.applying) ?? photo
    }

    private static func credit(of id: PhotoID, in db: Database) throws -> StatedCredit? {
        try db.row("SELECT credit FROM statedCredit WHERE service = ? AND key = ?", id.stored)?.text(0)
            .flatMap { try? StoredPhoto.decoder.decode(StatedCredit.self, from: Data($0.utf8)) }
            .map(trusted)
    }

    /// Drops values that violate invariants: other programs may have written the file.
    private static func trusted(_ credit: StatedCredit) -> StatedCredit {
        StatedCredit(
            authors: credit.authors.filter { !$0.name.oneLine.isEmpty }.map {
                Author(name: $0.name, username: $0.username, link: $0.link.flatMap(WebLink.https))
            },
            licenses: credit.licenses.map {
                License(code: $0.code, name: $0.name, link: $0.link.flatMap(WebLink.https))
            })
    }
}
