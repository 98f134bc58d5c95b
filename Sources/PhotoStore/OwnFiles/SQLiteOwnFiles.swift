import FoundationEssentials
import GRDB
public import GalleryCore
import Glibc

public struct SQLiteOwnFiles: FileIdentifying {
    // modified: nanoseconds since 1970. path: bytes, which may not be UTF-8.
    static let sixteenth = """
        CREATE TABLE ownFile (
            path BLOB PRIMARY KEY,
            digest TEXT NOT NULL,
            size INTEGER NOT NULL,
            modified INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX ownFileSize ON ownFile (size);
        CREATE INDEX ownFileDigest ON ownFile (digest);
        """

    private let database: GalleryDatabase
    private let work = FileWork()

    public init(_ database: GalleryDatabase) { self.database = database }

    @concurrent public func attached(_ photo: Photo) async throws(StoreError) -> Photo {
        guard photo.id.isAddress, !photo.id.isFolder else { return photo }
        return try await work.run(orThrow: .notResponding(photo.filePath ?? "")) {
            [database] () throws(StoreError) -> Photo in
            guard let file = ReadFile(photo), let digest = file.digest else {
                throw .unreadable(path: photo.filePath ?? "", cause: .system(errno))
            }
            // All empty files have one digest.
            guard file.status.size > 0 else {
                throw .unreadable(path: photo.filePath ?? "", cause: .notAPicture(.content(.empty)))
            }
            try database.write { try Self.record(file, digest, in: $0) }
            return photo.identified(by: digest)
        }
    }

    public func recognized(_ photos: [Photo]) -> [Photo] {
        let files = photos.map { $0.id.isAddress && !$0.id.isFolder ? ReadFile($0) : nil }
        if (try? database.read(Self.isIncomplete)) == true { try? database.write(Self.rebuild) }
        let known = try? database.read { db in
            try files.map { file in try file.flatMap { try Self.candidate($0, in: db) } }
        }
        guard let known, known.contains(where: { $0 != nil }) else { return photos }
        return photos.indices.map { index in
            guard let file = files[index], let candidate = known[index] else { return photos[index] }
            return recognized(photos[index], file, candidate)
        }
    }

    public func paths(annotatedWith word: String, isWhole: Bool) -> [[UInt8]] {
        let forms = (isWhole ? [word] : WordForms.both(of: word)).map {
            FileIndex.words(in: FileWords.searched($0).sortingKey)
        }
        let paths = try? database.read { db in
            let rows = try db.rows(
                """
                SELECT path, note, (SELECT group_concat(tag, ' ') FROM ownTag WHERE photo = favorite.id)
                FROM favorite JOIN ownFile ON digest = key WHERE service = ?
                """, [ServiceName.own.rawValue])
            return rows.compactMap { row -> [UInt8]? in
                let texts = [row.text(1), row.text(2)].compactMap(\.self).joined(separator: " ")
                let known = FileIndex.words(in: FileWords.indexed(texts).sortingKey)
                let isFound = forms.contains { form in
                    !form.isEmpty
                        && form.allSatisfy { word in
                            let isEnded = isWhole && word.last.map(FileWords.isUnspaced) != true
                            return known.contains { isEnded ? $0 == word : $0.hasPrefix(word) }
                        }
                }
                return isFound ? row.bytes(0) : nil
            }
        }
        return paths ?? []
    }

    /// Whether the table was lost, as after a rescue of the database, although favorites or boards have files.
    private static func isIncomplete(_ db: Database) throws -> Bool {
        try !db.has("SELECT 1 FROM ownFile LIMIT 1") && !files(in: db).isEmpty
    }

    /// Restores the rows, without size and time, so that the files are read again.
    private static func rebuild(_ db: Database) throws {
        for (path, digest) in try files(in: db) {
            try db.run(
                "INSERT OR IGNORE INTO ownFile (path, digest, size, modified) VALUES (?, ?, 0, 0)",
                [Data(path), digest])
        }
    }

    private static func files(in db: Database) throws -> [(path: [UInt8], digest: String)] {
        try db.rows(
            "SELECT key, photo FROM favorite WHERE service = ?", [ServiceName.own.rawValue]
        ).compactMap { row in
            let address = row.text(1).flatMap(StoredPhoto.photo)?.fileAddress
            return address.flatMap(FileAddress.bytes).flatMap { path in row.text(0).map { (path, $0) } }
        }
    }

    private enum Candidate {
        case unchanged(digest: String)
        /// The file at this path was recorded with other contents, of `size` bytes.
        case edited(former: String, size: Int)
        /// A recorded file has the same size.
        case perhapsMoved
    }

    private static func candidate(_ file: ReadFile, in db: Database) throws -> Candidate? {
        let row = try db.row("SELECT digest, size, modified FROM ownFile WHERE path = ?", [Data(file.path)])
        if let row, let digest = row.text(0) {
            let isSame = row.int(1) == file.status.size && row.int(2) == file.status.modifiedNanoseconds
            return isSame ? .unchanged(digest: digest) : .edited(former: digest, size: row.int(1) ?? 0)
        }
        return try db.has("SELECT 1 FROM ownFile WHERE size = ?", [file.status.size]) ? .perhapsMoved : nil
    }

    private func recognized(_ photo: Photo, _ file: ReadFile, _ candidate: Candidate) -> Photo {
        if case .unchanged(let digest) = candidate { return photo.identified(by: digest) }
        guard file.status.size > 0, let digest = file.digest else { return photo }
        var moved: (file: ReadFile, digest: String)?
        if case .edited(let former, let size) = candidate, former != digest, isAttached(former) {
            moved = file.neighbor(of: size, digest: former).map { ($0, former) }
        }
        let isKnown = try? database.write { db -> Bool in
            if case .edited(let former, let size) = candidate, former != digest {
                if moved == nil, try !Self.isOther(photo, than: former, of: size, in: db) {
                    try Self.replace(former, by: digest, of: photo, at: file.path, in: db)
                }
            } else if case .perhapsMoved = candidate,
                try !db.has("SELECT 1 FROM ownFile WHERE digest = ?", [digest])
            {
                return false
            }
            for (file, digest) in [(file, digest), moved].compactMap(\.self) {
                try Self.record(file, digest, in: db)
                try Self.follow(digest, to: FileAddress.of(file.path), in: db)
            }
            return true
        }
        return isKnown == true ? photo.identified(by: digest) : photo
    }

    private func isAttached(_ digest: String) -> Bool {
        let key: StatementArguments = [ServiceName.own.rawValue, digest]
        let isAttached = try? database.read { db in
            try ["favorite", "altText"].contains { table in
                try db.has("SELECT 1 FROM \(table) WHERE service = ? AND key = ?", key)
            }
        }
        return isAttached == true
    }

    private static func record(_ file: ReadFile, _ digest: String, in db: Database) throws {
        try db.run(
            "INSERT OR REPLACE INTO ownFile (path, digest, size, modified) VALUES (?, ?, ?, ?)",
            [Data(file.path), digest, file.status.size, file.status.modifiedNanoseconds])
    }

    /// Maximum difference in bytes of a file whose metadata only were corrected.
    private static let corrected = 16_384

    /// Whether a file with the name of a favorite shows another picture: it was taken at another time. A program that
    /// corrects the time hardly changes the size.
    private static func isOther(
        _ photo: Photo, than former: String, of size: Int, in db: Database
    ) throws -> Bool {
        let key: StatementArguments = [ServiceName.own.rawValue, former]
        let row = try db.row("SELECT photo FROM favorite WHERE service = ? AND key = ?", key)
        guard let taken = row?.text(0).flatMap(StoredPhoto.photo)?.taken, let other = photo.taken,
            let bytes = photo.bytes
        else { return false }
        return taken != other && abs(bytes - size) > corrected
    }

    /// Moves what was attached to a picture to its edited version, unless another file still has the picture.
    private static func replace(
        _ former: String, by digest: String, of photo: Photo, at path: [UInt8], in db: Database
    ) throws {
        let others = try db.rows(
            "SELECT path FROM ownFile WHERE digest = ? AND path <> ?", [former, Data(path)])
        let isElsewhere = others.contains { row in
            row.bytes(0).flatMap(FileStatus.init(following:))?.isRegular == true
        }
        let own = ServiceName.own.rawValue
        guard !isElsewhere,
            try !db.has("SELECT 1 FROM favorite WHERE service = ? AND key = ?", [own, digest])
        else { return }
        try db.run(
            "UPDATE favorite SET key = ?, photo = ?, awaitsPicture = 1 WHERE service = ? AND key = ?",
            [digest, try StoredPhoto.json(photo.identified(by: digest)), own, former])
        try db.run(
            "UPDATE OR IGNORE altText SET key = ? WHERE service = ? AND key = ?", [digest, own, former])
    }

    /// File of a photo in a list.
    private struct ReadFile {
        let path: [UInt8]
        let status: FileStatus

        init?(_ photo: Photo) {
            guard let path = photo.fileAddress.flatMap(FileAddress.bytes) else { return nil }
            self.init(at: path)
        }

        private init?(at path: [UInt8]) {
            guard let status = FileStatus(following: path), status.isRegular else { return nil }
            (self.path, self.status) = (path, status)
        }

        /// Picture in the same folder with this size in bytes and this digest.
        func neighbor(of size: Int, digest: String) -> ReadFile? {
            let folder = FilePath.folder(of: path)
            let listing = try? FolderListing(FolderQuery(FilePath.shown(folder)), at: folder, isSorted: false)
            return listing?.pictures.lazy.map { FilePath.joined(folder, $0) }.filter { $0 != path }
                .compactMap { ReadFile(at: $0) }.first { $0.status.size == size && $0.digest == digest }
        }

        /// `nil` if the file cannot be read.
        var digest: String? {
            guard let file = OpenFile(following: path) else { return nil }
            return SHA256.digest(of: file)
        }
    }
}

extension Photo {
    fileprivate func identified(by digest: String) -> Photo {
        identified(as: PhotoID(service: .own, key: digest))
    }
}
