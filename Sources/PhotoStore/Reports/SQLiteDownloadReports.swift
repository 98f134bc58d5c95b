import FoundationEssentials
import GRDB
public import GalleryCore

public struct SQLiteDownloadReports: DownloadReportStore {
    static let limit = 500
    static let lifetime = 7 * 86_400.0
    static let fourteenth = """
        CREATE TABLE downloadReport (
            id INTEGER PRIMARY KEY,
            time REAL NOT NULL,
            service TEXT NOT NULL,
            key TEXT NOT NULL,
            address TEXT NOT NULL,
            UNIQUE (service, key)
        ) STRICT;
        """

    private let database: GalleryDatabase

    public init(_ database: GalleryDatabase) { self.database = database }

    public func add(_ reports: [DownloadReport]) throws(StoreError) {
        let now = Date().stored
        try database.write { db in
            for report in reports {
                try db.run(
                    "INSERT OR IGNORE INTO downloadReport (time, service, key, address) VALUES (?, ?, ?, ?)",
                    [report.date.stored] + report.photo.stored + [report.address.stored])
            }
            try db.run(
                "DELETE FROM downloadReport WHERE time NOT BETWEEN ? AND ?",
                [now - Self.lifetime, now + 86_400])
            try db.run(
                """
                DELETE FROM downloadReport WHERE id NOT IN
                    (SELECT id FROM downloadReport ORDER BY time DESC, id DESC LIMIT \(Self.limit))
                """)
        }
    }

    public func oldest() throws(StoreError) -> DownloadReport? {
        let horizon = Date().stored - Self.lifetime
        return try database.read { db in
            let rows = try db.cursor(
                "SELECT time, service, key, address FROM downloadReport WHERE time > ? ORDER BY time, id",
                [horizon])
            return try rows.compactMap { row in
                guard let date = row.date(0), let id = row.photoID(1), id.isPlain, let address = row.text(3)
                else { return nil }
                return DownloadReport(photo: id, address: address, date: date)
            }.next()
        }
    }

    public func remove(_ photo: PhotoID) throws(StoreError) -> Bool {
        guard try oldest() != nil else { return false }
        return try database.write(synced: false) { db in
            try db.run("DELETE FROM downloadReport WHERE service = ? AND key = ?", photo.stored)
            return db.changesCount > 0
        }
    }
}
