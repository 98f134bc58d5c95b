import GalleryCore
import Glibc

/// Files of unfinished downloads, each locked by one download at a time and kept for a week.
struct PartialFiles: Sendable {
    /// Absolute path; `nil` if downloads cannot be resumed.
    let folder: String?

    /// Partial file of the photo; if that file is locked or the cache unusable, a new file that cannot be resumed.
    func claim(
        _ photo: Photo, for directory: borrowing Folder, new folders: [String] = []
    ) throws(StoreError) -> FileDraft {
        if let cache = cacheFolder() {
            if let draft = held(photo, in: cache, for: directory.path, folders) { return draft }
            if let draft = try? Self.fresh(in: cache, for: directory.path, folders) { return draft }
        }
        return try Self.fresh(in: directory, for: directory.path, folders)
    }

    private func cacheFolder() -> Folder? {
        guard let folder, (try? Folder.make(folder, mode: 0o700)) != nil,
            let cache = try? Folder(path: folder)
        else { return nil }
        Self.clear(cache)
        return cache
    }

    /// Removes files that killed programs left and that cannot be resumed, and partial files older than a week.
    func sweep() {
        if let folder, let cache = try? Folder(path: folder) { Self.clear(cache) }
    }

    private static func clear(_ cache: borrowing Folder) {
        cache.sweep()
        for name in cache.names()
        where TemporaryFile.isTemporary(name, in: cache) && TemporaryFile.isOld(name, in: cache) {
            _ = unlinkat(cache.descriptor, name, 0)
        }
    }

    private func held(
        _ photo: Photo, in cache: borrowing Folder, for directory: String, _ newFolders: [String]
    ) -> FileDraft? {
        // One partial file for each address of an original, without its query, which often contains a signature.
        let address = (photo.original ?? "").prefix { $0 != "?" }
        let name = FileName.digest("\(photo.id) \(address)") + ".part"
        return TemporaryFile.hold(name, in: cache, seconds: 0).map { file in
            FileDraft(
                path: PicturesFolder.joined(cache.path, name), folder: directory,
                newFolders: newFolders, isResumable: true, release: { Folder.release(hold: file) })
        }
    }

    private static func fresh(
        in folder: borrowing Folder, for directory: String, _ newFolders: [String]
    ) throws(StoreError) -> FileDraft {
        let hold = Folder.holdingTemporaryFiles(in: folder.path)
        do throws(StoreError) {
            let (name, file) = try TemporaryFile.make(in: folder, mode: 0o600)
            return FileDraft(
                path: PicturesFolder.joined(folder.path, name), folder: directory,
                newFolders: newFolders,
                release: {
                    _ = close(file)
                    Folder.release(hold: hold)
                })
        } catch {
            Folder.release(hold: hold)
            throw error
        }
    }
}
