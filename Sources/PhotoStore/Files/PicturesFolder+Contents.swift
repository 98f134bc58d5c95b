import GRDB
public import GalleryCore
import Glibc

extension PicturesFolder: SavedFilesInspecting {
    static let thirteenth = "CREATE TABLE savedFolder (path TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;"

    /// Stores the path of a folder to which a photo was saved. A failure only makes `savedFiles` omit the folder.
    func record(_ folder: String) {
        guard !folder.hasPrefix(WorkingFolder.link), !LinkedFolders.isTemporary(folder) else { return }
        _ = try? gate?.write { db in
            try db.run("INSERT OR IGNORE INTO savedFolder (path) VALUES (?)", [folder])
        }
    }

    public func savedFiles() throws(StoreError) -> SavedFiles {
        let recorded = try recordedFolders
        var files = SavedFiles()
        for path in Set([try path(nil)] + recorded) where access(path, F_OK) == 0 {
            files = files + (try SavedPhotos(in: path).contents)
        }
        return files
    }

    public func lastPath(of id: PhotoID, preferring folder: String?) throws(StoreError) -> String? {
        let recorded = try recordedFolders
        if let folder, let path = Self.newest(of: id, in: Self.withSubfolders(try path(folder))) {
            return path
        }
        let pictures = path.isEmpty ? [] : Self.withSubfolders(try path(nil))
        return Self.newest(of: id, in: pictures + recorded)
    }

    /// Throws `.locked` while the lock of `gate` is closed.
    private var recordedFolders: [String] {
        get throws(StoreError) {
            try gate?.read { db in
                try db.rows("SELECT path FROM savedFolder ORDER BY path").compactMap { $0.text(0) }
            } ?? []
        }
    }

    static func withSubfolders(_ path: String) -> [String] {
        [path] + Subfolders.paths(in: path, withExports: false)
    }

    private static func newest(of id: PhotoID, in folders: [String]) -> String? {
        folders.distinct(by: \.self).compactMap { path -> (path: String, changed: Int)? in
            guard let saved = try? SavedPhotos(in: path), let newest = saved.newest(of: id) else {
                return nil
            }
            return (path: joined(path, newest.name), changed: newest.changed)
        }.max { $0.changed < $1.changed }?.path
    }
}

extension SavedPhotos {
    /// Number and total size of the pictures in the folder, without subfolders, that have a sidecar.
    var contents: SavedFiles {
        let names = folder.names()
        let credits = Set(names.filter { $0.hasSuffix(".json") })
        let sizes = names.filter { credits.contains($0 + ".json") }.compactMap { name -> Int? in
            guard PictureKind(rawValue: String(name.split(separator: ".").last ?? "")) != nil,
                let file = FileStatus(name, in: folder), file.isRegular, file.size > 0
            else { return nil }
            return file.size
        }
        return SavedFiles(count: sizes.count, bytes: sizes.reduce(0) { $0 + Int64($1) })
    }
}
