import FoundationEssentials
import GRDB
import GalleryCore
import Synchronization

/// Index of the metadata of files in searched folders. A cache: it is filled by searches and can be removed.
final class FileIndex: Sendable {
    static let fileName = "files-1.sqlite"
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

    private static let tables = """
        CREATE TABLE IF NOT EXISTS file (
            id INTEGER PRIMARY KEY,
            path BLOB NOT NULL UNIQUE,
            size INTEGER NOT NULL,
            modified INTEGER NOT NULL,
            width INTEGER,
            height INTEGER,
            photo TEXT NOT NULL
        ) STRICT;
        CREATE VIRTUAL TABLE IF NOT EXISTS fileWords USING fts5(words, tokenize = 'unicode61 remove_diacritics 2',
            prefix = '2 3');
        """

    func remove() {
        read.withLock { $0 = [:] }
        database.remove()
    }

    /// Number of files, and size of the database in bytes.
    var contents: (count: Int, bytes: Int) {
        let count = database.read { try $0.number("SELECT count(*) FROM file") }
        return (Int((count ?? 0) ?? 0), FileStatus(path: database.path)?.size ?? 0)
    }

    /// Reads new and changed files of a folder and all folders below, unless this was done in the last minute.
    func update(_ query: FolderQuery, isForced: Bool) async throws(StoreError) {
        let last = read.withLock { $0[query.path] }
        guard isForced || last.map({ Date().timeIntervalSince($0) > Self.fresh }) ?? true else { return }
        var whole = FolderQuery(query.path, isRecursive: true)
        whole.includesHidden = query.includesHidden
        let listing = try FolderListing(whole), top = Array(query.path.utf8)
        let known = stored(below: top)
        let paths = listing.pictures.map { FolderListing.joined(top, $0) }
        let changed = paths.compactMap { path -> (path: [UInt8], status: FileStatus)? in
            guard let status = FileStatus(following: path) else { return nil }
            let row = known[path]
            return row?.size == status.size && row?.modified == status.modifiedNanoseconds
                ? nil : (path, status)
        }
        for start in stride(from: 0, to: changed.count, by: Self.batch) where !Task.isCancelled {
            let files = changed[start..<min(changed.count, start + Self.batch)]
            let photos = await files.concurrentMap { Photo(fileAt: $0.path) }
            let base = top.count
            _ = database.perform { db in
                for (file, photo) in zip(files, photos) {
                    try Self.write(photo, file.path, file.status, base, in: db)
                }
            }
        }
        guard !Task.isCancelled else { return }
        let present = Set(paths)
        let gone = known.keys.filter { !present.contains($0) }
        _ = database.perform { db in for path in gone { try Self.delete(path, in: db) } }
        read.withLock { $0[query.path] = Date() }
    }

    /// Matching files by path; the total is that of all pages.
    func page(_ number: Int, of query: FolderQuery, size: Int) -> (photos: [Photo], total: Int) {
        guard let search = query.search else { return ([], 0) }
        let found = database.read { db -> (photos: [Photo], total: Int) in
            let (condition, arguments) = Self.condition(search, below: Array(query.path.utf8))
            let total = try db.number(
                "SELECT count(*) FROM file WHERE \(condition)", StatementArguments(arguments))
            let order = query.order == .size ? "size DESC" : query.order == .date ? "modified DESC" : "path"
            let rows = try db.rows(
                "SELECT photo FROM file WHERE \(condition) ORDER BY \(order) LIMIT ? OFFSET ?",
                StatementArguments(arguments + [size, (number - 1) * size]))
            return (rows.compactMap { $0.text(0).flatMap(StoredPhoto.photo) }, Int(total ?? 0))
        }
        return found ?? ([], 0)
    }

    private func stored(below folder: [UInt8]) -> [[UInt8]: (size: Int, modified: Int)] {
        let rows = database.read { db -> [([UInt8], Int, Int)] in
            let (condition, arguments) = Self.condition(nil, below: folder)
            return try db.rows(
                "SELECT path, size, modified FROM file WHERE \(condition)", StatementArguments(arguments)
            ).compactMap { row in row.bytes(0).map { ($0, row.int(1) ?? 0, row.int(2) ?? 0) } }
        }
        return Dictionary((rows ?? []).map { ($0.0, ($0.1, $0.2)) }, uniquingKeysWith: { first, _ in first })
    }

    /// SQL condition for the files below a folder that match a search.
    private static func condition(
        _ search: SearchQuery?, below folder: [UInt8]
    ) -> (sql: String, arguments: [(any DatabaseValueConvertible)?]) {
        let start = folder == [UInt8(ascii: "/")] ? folder : folder + [UInt8(ascii: "/")]
        // The next byte after the slash, so that the range has all paths below the folder.
        var conditions = ["path > ? AND path < ?"]
        var arguments: [(any DatabaseValueConvertible)?] = [
            Data(start), Data(start.dropLast() + [UInt8(ascii: "0")]),
        ]
        func add(_ sql: String, _ values: (any DatabaseValueConvertible)?...) {
            conditions.append(sql)
            arguments += values
        }
        let words = search?.keywords.split(separator: " ").map(String.init) ?? []
        if !words.isEmpty {
            add(
                "id IN (SELECT rowid FROM fileWords WHERE fileWords MATCH ?)",
                words.map(Self.match).joined(separator: " AND "))
        }
        for word in search?.excluded ?? [] {
            add("id NOT IN (SELECT rowid FROM fileWords WHERE fileWords MATCH ?)", Self.quoted(word))
        }
        for (name, value) in search?.filters ?? [:] {
            switch (name, value) {
            case (.orientation, "landscape"): add("width > height")
            case (.orientation, "portrait"): add("width < height")
            case (.orientation, _): add("width = height")
            case (.width, _), (.height, _):
                let range = PixelLimit(value)?.range
                add("\(name.rawValue) BETWEEN ? AND ?", range?.lowerBound ?? 0, range?.upperBound ?? 0)
            default: break
            }
        }
        return (conditions.joined(separator: " AND "), arguments)
    }

    private static func quoted(_ word: String) -> String { "\"" + word.replacing("\"", with: "\"\"") + "\"" }

    /// A word also matches longer words and, if it is a plural, the singular.
    private static func match(_ word: String) -> String {
        let forms = WordForms.both(of: word).map { quoted($0) + "*" }
        return forms.count > 1 ? "(" + forms.joined(separator: " OR ") + ")" : forms.first ?? quoted(word)
    }

    private static func write(
        _ photo: Photo?, _ path: [UInt8], _ status: FileStatus, _ base: Int, in db: Database
    ) throws {
        try delete(path, in: db)
        guard let photo else { return }
        try db.run(
            "INSERT INTO file (path, size, modified, width, height, photo) VALUES (?, ?, ?, ?, ?, ?)",
            [
                Data(path), status.size, status.modifiedNanoseconds, photo.size?.width, photo.size?.height,
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
