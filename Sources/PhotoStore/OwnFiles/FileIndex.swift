import FoundationEssentials
import GRDB
import GalleryCore
import Synchronization

/// Index of the metadata of files in searched folders. A cache: it is filled by searches and can be removed.
final class FileIndex: Sendable {
    static let fileName = "files-7.sqlite"
    private static let formerNames = (1...6).map { "files-\($0).sqlite" }
    /// Number of files written in one transaction.
    private static let batch = 500
    /// Seconds to wait for another process that indexes files, too.
    private static let timeout = 10.0
    /// Seconds for which a folder counts as read.
    private static let fresh: TimeInterval = 60

    let database: SideDatabase
    /// Folders that were read in this session.
    private let read = Mutex<[String: Reading]>([:])
    /// Odd number that determines the random order, so that pages of one list have no file twice.
    let shuffle = Mutex(1)

    private struct Reading {
        let date: Date
        /// Number of moved files before the reading.
        let moves: Int
        /// File of the database, which another process may have removed.
        let database: FileStatus?
        /// Number of folders below that could not be read.
        let unreadable: Int
    }

    /// An empty `folder` disables the index, so that searches find nothing.
    init(folder: String) {
        database = SideDatabase(
            folder: folder, fileName: Self.fileName, formerNames: Self.formerNames, mayBeInMemory: true,
            timeout: Self.timeout, tables: Self.tables)
    }

    // sort: `NaturalOrder` of the path. taken: date of the photograph, else of the last change. camera: camera and lens
    // in lower case. color: average, 0xRRGGBB. colors: its families, between spaces. look: `VisualDescriptor`; empty if
    // the file could not be decoded. Long values have a table of their own, so that a search reads fewer pages.
    // levels: words of the folders' names, each after its depth in the path and `d`, for words that a folder above the
    // searched one has, too.
    private static let tables = """
        CREATE TABLE IF NOT EXISTS file (
            id INTEGER PRIMARY KEY,
            path BLOB NOT NULL UNIQUE,
            sort BLOB NOT NULL,
            size INTEGER NOT NULL,
            modified INTEGER NOT NULL,
            width INTEGER,
            height INTEGER,
            kind TEXT,
            taken TEXT NOT NULL,
            camera TEXT NOT NULL,
            color INTEGER,
            colors TEXT
        ) STRICT;
        CREATE TABLE IF NOT EXISTS fileContent (id INTEGER PRIMARY KEY, photo TEXT NOT NULL, look BLOB) STRICT;
        CREATE VIRTUAL TABLE IF NOT EXISTS fileWords USING fts5(words, folders, levels, tokenize = 'unicode61 remove_diacritics 2',
            prefix = '2 3');
        """

    func remove() {
        read.withLock { $0 = [:] }
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

    /// Reads new and changed files of a folder and all folders below, unless this was done in the last minute and, of
    /// the `moves` of files in this session, none came later. Work in the background does not count, since the user may
    /// have changed files after it. Throws if nothing can be stored.
    func update(
        _ query: FolderQuery, moves: Int, isForced: Bool, isInBackground: Bool = false
    ) async throws(StoreError) {
        let last = read.withLock { $0[query.path] }
        let isFresh =
            last.map {
                Date().timeIntervalSince($0.date) <= Self.fresh && $0.moves == moves
                    && $0.database == databaseFile
            } == true
        guard isForced || !isFresh else { return }
        var whole = FolderQuery(query.path, isRecursive: true)
        whole.includesHidden = query.includesHidden
        let top = query.bytes, listing = try FolderListing(whole, at: top, isSorted: false)
        let known = stored(below: top)
        var present: Set<Int> = [], changed: [(path: [UInt8], status: FileStatus)] = []
        present.reserveCapacity(listing.pictures.count)
        for name in listing.pictures where !Task.isCancelled {
            let path = FilePath.joined(top, name), hash = path.hashValue
            present.insert(hash)
            guard let status = FileStatus(following: path), known[hash] != Self.version(status) else {
                continue
            }
            changed.append((path, status))
            guard changed.count == Self.batch else { continue }
            try await write(changed)
            changed = []
        }
        try await write(changed)
        guard !Task.isCancelled else { return }
        _ = database.perform { db in
            for path in try Self.paths(below: top, except: present, in: db) { try Self.delete(path, in: db) }
        }
        let reading = Reading(
            date: isInBackground ? .distantPast : Date(), moves: moves, database: databaseFile,
            unreadable: listing.unreadable)
        read.withLock { $0[query.path] = reading }
    }

    /// Whether another process has removed the index since the folder was read.
    func isLost(for query: FolderQuery) -> Bool {
        read.withLock { $0[query.path] }.map { $0.database != databaseFile } ?? true
    }

    private var databaseFile: FileStatus? { FileStatus(path: database.path) }

    func unreadableFolders(below path: String) -> Int { read.withLock { $0[path]?.unreadable ?? 0 } }

    /// Records the looks of files by their paths; `nil` for files that could not be decoded.
    func record(_ looks: [(path: [UInt8], look: PictureLook?)]) {
        _ = database.perform { db in
            for (path, look) in looks {
                let colors = look.map { " " + ColorFamilies.names(of: $0.color).joined(separator: " ") + " " }
                try db.run(
                    "UPDATE file SET color = ?, colors = ? WHERE path = ?",
                    [look.map { Int($0.color.packed) }, colors, Data(path)])
                try db.run(
                    "UPDATE fileContent SET look = ? WHERE id = (SELECT id FROM file WHERE path = ?)",
                    [Data(look?.descriptor.bytes ?? []), Data(path)])
            }
        }
    }

    /// Versions of the known files by hashes of their paths, which take less memory than the paths of 100,000 files.
    private func stored(below folder: [UInt8]) -> [Int: Int] {
        let versions = database.read { db -> [Int: Int] in
            let condition = FileCondition(below: [folder])
            let rows = try db.cursor(
                "SELECT path, size, modified FROM file WHERE \(condition.sql)",
                StatementArguments(condition.arguments))
            var versions: [Int: Int] = [:]
            while let row = try rows.next() {
                guard let path = row.bytes(0) else { continue }
                versions[path.hashValue] = Self.version(size: row.int(1), modified: row.int(2))
            }
            return versions
        }
        return versions ?? [:]
    }

    /// Hash of the size and time of a file, which differs for a changed file.
    private static func version(size: Int?, modified: Int?) -> Int {
        var hasher = Hasher()
        hasher.combine(size)
        hasher.combine(modified)
        return hasher.finalize()
    }

    private static func version(_ status: FileStatus) -> Int {
        version(size: status.size, modified: status.modifiedNanoseconds)
    }

    private static func paths(
        below folder: [UInt8], except present: Set<Int>, in db: Database
    ) throws -> [[UInt8]] {
        let condition = FileCondition(below: [folder])
        let rows = try db.cursor(
            "SELECT path FROM file WHERE \(condition.sql)", StatementArguments(condition.arguments))
        var paths: [[UInt8]] = []
        while let row = try rows.next() {
            if let path = row.bytes(0), !present.contains(path.hashValue) { paths.append(path) }
        }
        return paths
    }

    private func write(_ files: [(path: [UInt8], status: FileStatus)]) async throws(StoreError) {
        guard !files.isEmpty, !Task.isCancelled else { return }
        let photos = await files.concurrentMap { Photo(fileAt: $0.path) }
        try database.attempt { db in
            for (file, photo) in zip(files, photos) {
                try Self.write(photo, file.path, file.status, in: db)
            }
        }
    }
}
