public import GalleryCore
import Glibc

extension PicturesFolder: SavedFilesInspecting {
    public func savedFiles() throws(StoreError) -> SavedFiles {
        let path = try path(nil)
        guard access(path, F_OK) == 0 else { return SavedFiles() }
        return try SavedPhotos(in: path).contents
    }
}

extension SavedPhotos {
    /// Pictures in the folder, without subfolders, that have a sidecar.
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
