import FoundationEssentials
import GRDB
import GalleryCore

/// Reads what has changed in a folder and all folders below into the index. After the files of all folders, the times
/// at which their names last changed are recorded, so that an unchanged folder need not be read again and all folders
/// in it are known.
struct FileIndexUpdate {
    /// Number of files written in one transaction.
    private static let batch = 500
    /// Number of folders that are read.
    private static let mostFolders = 100_000
    /// Nanoseconds in which a file system may give two changes of a folder the same time.
    private static let tick = 2_000_000_000
    /// Nanoseconds after its last change in which a file that is no picture may become one.
    private static let growth = 60_000_000_000

    /// Time of the last change of a folder's names; `nil` if they may change again without another time.
    private struct Version: Equatable {
        var changed: Int?
        let hasHidden: Bool
    }

    private struct File {
        let path: [UInt8]
        let status: FileStatus
        let stamp: Int
        let folder: [UInt8]
    }

    private struct Batch {
        var files: [File] = []
        var removed: [Int64] = []
    }

    private let index: FileIndex
    private let query: FolderQuery
    private let readsAllFiles: Bool
    /// Nanoseconds since 1970.
    private let start: Int
    private var batch = Batch()
    private var recorded: [[UInt8]: Version] = [:]
    /// Folders that were looked at, to be recorded.
    private var versions: [[UInt8]: Version] = [:]
    /// Number of folders below that could not be read.
    private(set) var unreadable = 0

    init(_ index: FileIndex, _ query: FolderQuery, readsAllFiles: Bool, at start: Date) {
        self.index = index
        self.query = query
        self.readsAllFiles = readsAllFiles
        self.start = Int(clamping: start.timeIntervalSince1970 * 1e9)
    }

    /// False if the task was canceled; what was read before is kept.
    mutating func run() async throws(StoreError) -> Bool {
        let top = query.bytes
        recorded = knownFolders(below: top)
        var known = recorded, waiting = [top], count = 0
        let below = Dictionary(grouping: known.keys.filter { $0 != top }, by: FilePath.folder)
        while let folder = waiting.popLast(), count < Self.mostFolders {
            guard !Task.isCancelled else { return false }
            count += 1
            let status = folder == top ? FileStatus(following: folder) : FileStatus(notFollowing: folder)
            guard folder == top || status?.isFolder == true else { continue }
            let version = version(status)
            if known.removeValue(forKey: folder) == version, version.changed != nil, !readsAllFiles {
                waiting += (below[folder] ?? []).filter(isListed)
                continue
            }
            versions[folder] = version
            let listing: FolderListing
            do throws(StoreError) {
                listing = try FolderListing(contents, at: folder, isSorted: false)
            } catch {
                guard folder != top else { throw error }
                unreadable += 1
                versions[folder]?.changed = nil
                batch.removed += knownFiles(in: folder).values.map(\.id)
                continue
            }
            waiting += listing.folders.filter { !listing.links.contains($0) }.map {
                FilePath.joined(folder, $0)
            }
            guard try await read(listing, in: folder) else { return false }
        }
        try await write()
        try record(removing: Array(known.keys))
        return true
    }

    /// Query of the names in one folder.
    private var contents: FolderQuery {
        FolderQuery(query.path, includesHidden: query.includesHidden)
    }

    private func isListed(_ path: [UInt8]) -> Bool {
        query.includesHidden || FilePath.name(of: path).first != UInt8(ascii: ".")
    }

    private func version(_ status: FileStatus?) -> Version {
        let changed = status.flatMap {
            start - $0.changedNanoseconds > Self.tick ? $0.changedNanoseconds : nil
        }
        return Version(changed: changed, hasHidden: query.includesHidden)
    }

    private func knownFolders(below top: [UInt8]) -> [[UInt8]: Version] {
        let condition = FolderCondition([top])
        let folders = index.database.read { db -> [[UInt8]: Version] in
            let rows = try db.cursor(
                "SELECT path, changed, hasHidden FROM fileFolder WHERE \(condition.sql)",
                StatementArguments(condition.arguments))
            var folders: [[UInt8]: Version] = [:]
            while let row = try rows.next() {
                guard let path = row.bytes(0) else { continue }
                folders[path] = Version(changed: row.int(1), hasHidden: row.int(2) == 1)
            }
            return folders
        }
        return folders ?? [:]
    }

    /// Finds the new, changed and removed pictures of a folder; false if the task was canceled.
    private mutating func read(
        _ listing: FolderListing, in folder: [UInt8]
    ) async throws(StoreError) -> Bool {
        var known = knownFiles(in: folder)
        for name in listing.pictures {
            guard !Task.isCancelled else { return false }
            let path = FilePath.joined(folder, name), hash = Self.hash(path)
            guard let status = FileStatus(following: path) else { continue }
            let sidecar = name + Array(".json".utf8)
            let hasSidecar = listing.sidecars.contains(sidecar)
            let stamp = Self.stamp(
                status, hasSidecar ? FileStatus(following: FilePath.joined(folder, sidecar)) : nil)
            guard known.removeValue(forKey: hash)?.stamp != stamp else { continue }
            batch.files.append(File(path: path, status: status, stamp: stamp, folder: folder))
            if batch.files.count == Self.batch { try await write() }
        }
        batch.removed += known.values.map(\.id)
        return true
    }

    /// Number that differs after each change of a picture or its sidecar, also of one that keeps the size and the time
    /// of the contents.
    private static func stamp(_ status: FileStatus, _ sidecar: FileStatus?) -> Int {
        [
            status.size, status.modifiedNanoseconds, status.changedNanoseconds,
            sidecar?.changedNanoseconds ?? 0,
        ]
        .reduce(0) { $0 &* 31 &+ $1 }
    }

    private struct KnownFile {
        let id: Int64
        let stamp: Int?
    }

    /// Recorded files by hashes of their paths, which are compared faster than paths.
    private func knownFiles(in folder: [UInt8]) -> [Int: KnownFile] {
        let files = index.database.read { db -> [Int: KnownFile] in
            let rows = try db.cursor(
                """
                SELECT id, path, stamp FROM file JOIN filePath USING (id)
                WHERE folder = (SELECT id FROM fileFolder WHERE path = ?)
                """, [Data(folder)])
            var files: [Int: KnownFile] = [:]
            while let row = try rows.next() {
                guard let id = row.int(0), let path = row.bytes(1) else { continue }
                files[Self.hash(path)] = KnownFile(id: Int64(id), stamp: row.int(2))
            }
            return files
        }
        return files ?? [:]
    }

    private static func hash(_ path: [UInt8]) -> Int {
        var hasher = Hasher()
        path.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    private mutating func write() async throws(StoreError) {
        let batch = batch
        self.batch = Batch()
        guard !(batch.files.isEmpty && batch.removed.isEmpty) else { return }
        let photos = await batch.files.concurrentMap { Photo(fileAt: $0.path) }
        for (file, photo) in zip(batch.files, photos)
        where photo == nil && start - file.status.modifiedNanoseconds < Self.growth {
            versions[file.folder]?.changed = nil
        }
        try index.database.attempt { [orders = index.orders] db in
            for id in batch.removed { try FileIndex.delete(id, in: db) }
            for (file, photo) in zip(batch.files, photos) {
                if let id = try db.number("SELECT id FROM filePath WHERE path = ?", [Data(file.path)]) {
                    try FileIndex.delete(id, in: db)
                }
                guard let photo else { continue }
                let folder = try Self.identifier(of: file.folder, in: db)
                try FileIndex.write(photo, file.path, file.status, stamp: file.stamp, in: folder, db)
            }
            orders.remove()
        }
    }

    private static func identifier(of folder: [UInt8], in db: Database) throws -> Int64 {
        let path = Data(folder)
        if let known = try db.number("SELECT id FROM fileFolder WHERE path = ?", [path]) { return known }
        try db.run("INSERT INTO fileFolder (path) VALUES (?)", [path])
        return db.lastInsertedRowID
    }

    /// Records the folders that were looked at, and removes those that no longer exist or are not listed.
    private func record(removing removed: [[UInt8]]) throws(StoreError) {
        let versions = versions.filter { recorded[$0.key] != $0.value }
        guard !(versions.isEmpty && removed.isEmpty) else { return }
        try index.database.attempt { [orders = index.orders] db in
            for (path, version) in versions {
                try db.run(
                    "UPDATE fileFolder SET changed = ?, hasHidden = ? WHERE id = ?",
                    [version.changed, version.hasHidden ? 1 : 0, Self.identifier(of: path, in: db)])
            }
            for path in removed {
                let id = try Self.identifier(of: path, in: db)
                for file in try db.numbers("SELECT id FROM file WHERE folder = ?", [id]) {
                    try FileIndex.delete(file, in: db)
                }
                try db.run("DELETE FROM fileFolder WHERE id = ?", [id])
            }
            if !removed.isEmpty { orders.remove() }
        }
    }
}
