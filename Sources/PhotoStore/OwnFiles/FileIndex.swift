import FoundationEssentials
import GRDB
import GalleryCore
import Synchronization

/// Index of the metadata of files in searched folders. A cache: it is filled by searches and can be removed.
final class FileIndex: Sendable {
    static let fileName = "files-8.sqlite"
    private static let formerNames = (1...7).map { "files-\($0).sqlite" }
    /// Seconds to wait for another process that indexes files, too.
    private static let timeout = 10.0

    let database: SideDatabase
    /// Folders that were read in this session.
    let read = Mutex<[String: Reading]>([:])
    let orders = FileOrders()

    struct Reading {
        /// When the last look at all files began.
        var date: Date
        /// File of the database, which another process may have removed.
        var database: FileStatus?
        let includesHidden: Bool
        /// Number of folders below that could not be read.
        var unreadable = 0
    }

    /// An empty `folder` disables the index, so that searches find nothing.
    init(folder: String) {
        database = SideDatabase(
            folder: folder, fileName: Self.fileName, formerNames: Self.formerNames, mayBeInMemory: true,
            timeout: Self.timeout, tables: Self.tables)
    }

    // file: what filters compare, in short rows, since a search reads many. id: not used again, since two updates may
    // remove the same file. taken: date of the photograph, else of the last change. camera: camera and lens in lower
    // case. license: its code. colors: families of the average color, between spaces; empty if the file could not be
    // decoded, NULL if it was not decoded yet.
    // filePath: stamp: see `FileIndexUpdate`. sort: `NaturalOrder` of the path. name, author: as compared, see
    // `FilterName`.
    // fileContent: color: average, 0xRRGGBB. look: `VisualDescriptor`.
    // fileFolder: changed: time of the last change of its names, see `FileIndexUpdate`. hasHidden: whether hidden names
    // were read, too.
    // fileWords: levels: words of the folders' names, each after its depth in the path and `d`, for words that a folder
    // above the searched one has, too.
    private static let tables = """
        CREATE TABLE IF NOT EXISTS file (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            folder INTEGER NOT NULL,
            size INTEGER NOT NULL,
            width INTEGER,
            height INTEGER,
            kind TEXT,
            taken TEXT NOT NULL,
            camera TEXT NOT NULL,
            license TEXT NOT NULL,
            colors TEXT
        ) STRICT;
        CREATE INDEX IF NOT EXISTS fileOfFolder ON file (folder);
        CREATE INDEX IF NOT EXISTS fileUndecoded ON file (id) WHERE colors IS NULL;
        CREATE TABLE IF NOT EXISTS filePath (
            id INTEGER PRIMARY KEY,
            path BLOB NOT NULL UNIQUE,
            stamp INTEGER NOT NULL,
            sort BLOB NOT NULL,
            modified INTEGER NOT NULL,
            name TEXT NOT NULL,
            author TEXT NOT NULL
        ) STRICT;
        CREATE INDEX IF NOT EXISTS fileSort ON filePath (sort, path);
        CREATE TABLE IF NOT EXISTS fileContent (
            id INTEGER PRIMARY KEY,
            photo TEXT NOT NULL,
            color INTEGER,
            look BLOB
        ) STRICT;
        CREATE TABLE IF NOT EXISTS fileFolder (
            id INTEGER PRIMARY KEY,
            path BLOB NOT NULL UNIQUE,
            changed INTEGER,
            hasHidden INTEGER
        ) STRICT;
        CREATE VIRTUAL TABLE IF NOT EXISTS fileWords USING fts5(words, folders, levels, tokenize = 'unicode61 remove_diacritics 2',
            prefix = '2 3');
        """

    func remove() {
        read.withLock { $0 = [:] }
        orders.remove()
        database.remove()
    }

    /// Number of files, and size of the database in bytes. Creates no database.
    var contents: CacheContents.Index {
        // The write-ahead log has the newest rows.
        let sizes = ["", "-wal"].map { FileStatus(path: database.path + $0)?.size ?? 0 }
        guard sizes[0] > 0 else { return .init(count: 0, bytes: 0) }
        let count = database.read { try $0.number("SELECT count(*) FROM file") }
        return .init(count: Int((count ?? 0) ?? 0), bytes: sizes[0] + sizes[1])
    }

    /// Whether the index of the folder was removed since it was read, or read again with other hidden names.
    func isLost(for query: FolderQuery) -> Bool {
        let reading = read.withLock { $0[query.path] }
        return reading?.includesHidden != query.includesHidden || reading?.database != databaseFile
    }

    var databaseFile: FileStatus? { FileStatus(path: database.path) }

    func unreadableFolders(below path: String) -> Int { read.withLock { $0[path]?.unreadable ?? 0 } }

    /// Records the looks of files by their paths; `nil` for files that could not be decoded.
    func record(_ looks: [(path: [UInt8], look: PictureLook?)]) {
        _ = database.perform { db in
            for (path, look) in looks {
                guard let id = try db.number("SELECT id FROM filePath WHERE path = ?", [Data(path)]) else {
                    continue
                }
                let colors =
                    look.map { " " + ColorFamilies.names(of: $0.color).joined(separator: " ") + " " } ?? ""
                try db.run("UPDATE file SET colors = ? WHERE id = ?", [colors, id])
                try db.run(
                    "UPDATE fileContent SET color = ?, look = ? WHERE id = ?",
                    [look.map { Int($0.color.packed) }, Data(look?.descriptor.bytes ?? []), id])
            }
        }
    }
}
