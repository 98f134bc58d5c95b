import FoundationEssentials
import GRDB
import GalleryCore
import Synchronization

/// Index of the metadata of files in searched folders. A cache: it is filled by searches and can be removed.
final class FileIndex: Sendable {
    static let fileName = "files-3.sqlite"
    /// Number of files written in one transaction.
    private static let batch = 500
    /// Seconds for which a folder counts as read.
    private static let fresh: TimeInterval = 60

    private let database: SideDatabase
    /// Times at which folders were read in this session.
    private let read = Mutex<[String: Date]>([:])

    /// An empty `folder` disables the index, so that searches find nothing.
    init(folder: String) {
        database = SideDatabase(folder: folder, fileName: Self.fileName, tables: Self.tables)
    }

    // sort: `NaturalOrder` of the path. taken: date of the photograph, else of the last change. camera: camera and lens in lower case. color:
    // average, 0xRRGGBB. colors: its families, between spaces. look: `VisualDescriptor`; empty if the file could not be
    // decoded.
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
            photo TEXT NOT NULL,
            color INTEGER,
            colors TEXT,
            look BLOB
        ) STRICT;
        CREATE VIRTUAL TABLE IF NOT EXISTS fileWords USING fts5(words, tokenize = 'unicode61 remove_diacritics 2',
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

    /// Reads new and changed files of a folder and all folders below, unless this was done in the last minute. Work in
    /// the background does not count, since the user may have changed files after it. Throws if nothing can be stored.
    func update(
        _ query: FolderQuery, isForced: Bool, isInBackground: Bool = false
    ) async throws(StoreError) {
        let last = read.withLock { $0[query.path] }
        guard isForced || last.map({ Date().timeIntervalSince($0) > Self.fresh }) ?? true else { return }
        var whole = FolderQuery(query.path, isRecursive: true)
        whole.includesHidden = query.includesHidden
        let listing = try FolderListing(whole), top = Array(query.path.utf8)
        let known = stored(below: top)
        let paths = listing.pictures.map { FilePath.joined(top, $0) }
        let changed = paths.compactMap { path -> (path: [UInt8], status: FileStatus)? in
            guard let status = FileStatus(following: path) else { return nil }
            let row = known[path]
            return row?.size == status.size && row?.modified == status.modifiedNanoseconds
                ? nil : (path, status)
        }
        for start in stride(from: 0, to: changed.count, by: Self.batch) where !Task.isCancelled {
            let files = changed[start..<min(changed.count, start + Self.batch)]
            let photos = await files.concurrentMap { Photo(fileAt: $0.path) }
            try database.attempt { db in
                for (file, photo) in zip(files, photos) {
                    try Self.write(photo, file.path, file.status, in: db)
                }
            }
        }
        guard !Task.isCancelled else { return }
        let present = Set(paths)
        let gone = known.keys.filter { !present.contains($0) }
        _ = database.perform { db in for path in gone { try Self.delete(path, in: db) } }
        if !isInBackground { read.withLock { $0[query.path] = Date() } }
    }

    /// Matching files by path; the total is that of all pages. `annotated` returns the paths of files with a tag or
    /// note that has a word.
    func page(
        _ number: Int, of search: SearchQuery?, below folders: [[UInt8]], order: FileOrder,
        isReversed: Bool, size: Int, annotated: (String) -> [[UInt8]]
    ) -> (photos: [Photo], total: Int) {
        let condition = FileCondition(search, below: folders, annotated: annotated)
        let found = database.read { db -> (photos: [Photo], total: Int) in
            let total = try db.number(
                "SELECT count(*) FROM file WHERE \(condition.sql)", StatementArguments(condition.arguments))
            let others = search?.filtersOfTexts ?? [:]
            let (limit, offset) = others.isEmpty ? (size, (number - 1) * size) : (-1, 0)
            let photos = try db.rows(
                "SELECT photo FROM file WHERE \(condition.sql) ORDER BY \(order.terms(isReversed)) LIMIT ? OFFSET ?",
                StatementArguments(condition.arguments + [limit, offset])
            ).compactMap { $0.text(0).flatMap(StoredPhoto.photo) }
            guard !others.isEmpty else { return (photos, Int(total ?? 0)) }
            let matching = photos.filter { $0.matches(others) }
            return (Array(matching.dropFirst((number - 1) * size).prefix(size)), matching.count)
        }
        return found ?? ([], 0)
    }

    /// Files of a search or of a folder and all folders below, by path.
    func files(of query: FolderQuery, annotated: (String) -> [[UInt8]]) -> [IndexedFile] {
        let folders = [query.path] + query.others
        let condition = FileCondition(
            query.search, below: folders.map { Array($0.utf8) }, annotated: annotated)
        let filters = query.search?.filtersOfTexts ?? [:]
        let files = database.read { db in
            try db.rows(
                """
                SELECT path, size, width, height, color, look, photo FROM file WHERE \(condition.sql)
                ORDER BY \(FileOrder.name.terms(false))
                """, StatementArguments(condition.arguments)
            ).compactMap { row -> IndexedFile? in
                guard filters.isEmpty || row.text(6).flatMap(StoredPhoto.photo)?.matches(filters) == true
                else {
                    return nil
                }
                return IndexedFile(row)
            }
        }
        return files ?? []
    }

    /// Records the looks of files by their paths; `nil` for files that could not be decoded.
    func record(_ looks: [(path: [UInt8], look: PictureLook?)]) {
        _ = database.perform { db in
            for (path, look) in looks {
                let colors = look.map { " " + ColorFamilies.names(of: $0.color).joined(separator: " ") + " " }
                try db.run(
                    "UPDATE file SET look = ?, color = ?, colors = ? WHERE path = ?",
                    [
                        Data(look?.descriptor.bytes ?? []), look.map { Int($0.color.packed) }, colors,
                        Data(path),
                    ])
            }
        }
    }

    private func stored(below folder: [UInt8]) -> [[UInt8]: (size: Int, modified: Int)] {
        let rows = database.read { db -> [([UInt8], Int, Int)] in
            let condition = FileCondition(below: [folder])
            return try db.rows(
                "SELECT path, size, modified FROM file WHERE \(condition.sql)",
                StatementArguments(condition.arguments)
            ).compactMap { row in row.bytes(0).map { ($0, row.int(1) ?? 0, row.int(2) ?? 0) } }
        }
        return Dictionary((rows ?? []).map { ($0.0, ($0.1, $0.2)) }, uniquingKeysWith: { first, _ in first })
    }

    private static func write(
        _ photo: Photo?, _ path: [UInt8], _ status: FileStatus, in db: Database
    ) throws {
        try delete(path, in: db)
        guard let photo else { return }
        try db.run(
            """
            INSERT INTO file (path, sort, size, modified, width, height, kind, taken, camera, photo)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                Data(path), Data(NaturalOrder.key(path)), status.size, status.modifiedNanoseconds,
                photo.size?.width, photo.size?.height,
                photo.fileType, photo.taken?.description ?? photo.date?.ISO8601Format() ?? "",
                [photo.exif?.camera, photo.exif?.lens].compactMap(\.self).joined(separator: " ").lowercased()
                    .stored,
                try StoredPhoto.json(photo),
            ])
        try db.run(
            "INSERT INTO fileWords (rowid, words) VALUES (?, ?)",
            [db.lastInsertedRowID, words(of: photo, path).stored])
    }

    private static func delete(_ path: [UInt8], in db: Database) throws {
        guard let id = try db.number("SELECT id FROM file WHERE path = ?", [Data(path)]) else { return }
        try db.run("DELETE FROM fileWords WHERE rowid = ?", [id])
        try db.run("DELETE FROM file WHERE id = ?", [id])
    }

    private static func words(of photo: Photo, _ path: [UInt8]) -> String {
        let texts = [
            String(decoding: path, as: UTF8.self), photo.title, photo.about, photo.altText, photo.author.name,
            photo.exif?.camera, photo.exif?.lens, photo.taken?.description, photo.place?.name,
        ]
        // Underscores join words for the tokenizer.
        return (texts.compactMap(\.self) + photo.tags).joined(separator: "\n").replacing("_", with: " ")
    }
}

extension SearchQuery {
    /// Filters that SQL cannot apply: licenses are compared by their meaning, texts without regard to accents.
    fileprivate var filtersOfTexts: [FilterName: String] {
        filters.filter { [.license, .name, .author].contains($0.key) }
    }
}

extension Photo {
    fileprivate func matches(_ filters: [FilterName: String]) -> Bool {
        filters.allSatisfy { $0.key.matches(self, $0.value) }
    }
}

extension FileOrder {
    fileprivate func terms(_ isReversed: Bool) -> String {
        switch self {
        case .name: isReversed ? "sort DESC, path DESC" : "sort, path"
        case .date: "modified \(isReversed ? "" : "DESC"), sort, path"
        case .size: "size \(isReversed ? "" : "DESC"), sort, path"
        case .random: "random()"
        }
    }
}

extension IndexedFile {
    fileprivate init?(_ row: Row) {
        guard let path = row.bytes(0), let bytes = row.int(1) else { return nil }
        let size = row.int(2).flatMap { width in row.int(3).flatMap { PixelSize(width: width, height: $0) } }
        let look = row.bytes(5)
        self.init(
            address: FileAddress.of(path), bytes: bytes, size: size,
            look: look.flatMap(VisualDescriptor.init).map {
                PictureLook(descriptor: $0, color: RGB(packed: UInt32(clamping: row.int(4) ?? 0)))
            }, isExamined: look != nil)
    }
}
