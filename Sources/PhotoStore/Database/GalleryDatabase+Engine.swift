import GRDB

extension GalleryDatabase {
    /// The library databases are read with, and its version.
    public static var engine: String {
        let version = try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
        return "SQLite \((version ?? nil) ?? "")"
    }
}
