import FoundationEssentials
public import GalleryCore
import Glibc

/// The pictures folder on the disk.
///
/// What `publish` returned is there after a power cut: file, credit and names were written through. A name is
/// never taken from something that has it, even a link, a pipe or a folder.
public struct PicturesFolder: PhotoFiles {
    /// Where photos go when no other folder is named; `~` and relative paths are understood.
    public let path: String
    private let partials: PartialFiles
    private let gate: GalleryDatabase?

    /// The folder at that path, made when first needed. What is still coming stands in `saving/` of `cache`; where
    /// there is no cache it stands hidden in the folder itself and cannot be continued.
    ///
    /// Behind the lock of `gate` nothing is saved and nothing told of what is there.
    public init(path: String, cache: String = "", behind gate: GalleryDatabase? = nil) {
        (self.path, self.gate) = (path, gate)
        partials = PartialFiles(folder: cache.isEmpty ? nil : cache + "/saving")
    }

    /// By what stands beside the files there; a credit that is missing is written again.
    public func path(
        of photo: Photo, in folder: String?, as format: PictureFormat?
    ) throws(StoreError) -> String? {
        let path = try place(folder)
        guard access(path, F_OK) == 0 else { return nil }
        do {
            let saved = try SavedPhotos(in: path)
            guard let name = saved.name(of: photo.id, as: PictureKind.kinds(format)) else { return nil }
            try saved.complete(name, photo)
            return Self.joined(path, name)
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// Removes what programs left that were killed while they saved.
    public func sweep() {
        if !path.isEmpty, let place = try? Folder(path: AbsolutePath.of(path)) { place.sweep() }
        partials.sweep()
    }

    /// A file with mode 0600, held by one download.
    public func draft(of photo: Photo, in folder: String?) throws(StoreError) -> FileDraft {
        let path = try place(folder)
        try Folder.make(path, mode: 0o777)
        let place = try Folder(path: path)
        // Better now than after the download.
        guard access(path, W_OK | X_OK) == 0 else { throw .system(path: path) }
        place.sweep()
        return try partials.claim(photo, for: place)
    }

    /// See the port. Throws `.notAPicture` for what is of no `PictureKind`.
    public func publish(
        _ draft: FileDraft, of photo: Photo, as format: PictureFormat?
    ) throws(StoreError) -> SavedFile {
        do {
            let saved = try PhotoFileWriter(draft, photo: photo, format: format).run()
            discard(draft)
            return saved
        } catch {
            _ = unlink(draft.convertedPath)
            throw StoreError(error, path: draft.folder)
        }
    }

    /// Keeps what has come when it can be continued.
    public func setAside(_ draft: FileDraft) {
        let hasOrigin = access(FileDraft.originPath(of: draft.path), F_OK) == 0
        if !draft.isResumable || !hasOrigin { discard(draft) }
    }

    /// Removes the file, what it was converted to, and what was noted about it.
    public func discard(_ draft: FileDraft) {
        for path in [draft.path, draft.convertedPath, FileDraft.originPath(of: draft.path)] {
            _ = unlink(path)
        }
    }

    func place(_ folder: String?) throws(StoreError) -> String {
        if let gate, !gate.isOpen { throw .locked }
        let chosen = folder ?? path
        // Without a home there is no pictures folder, and the current one is not ours to fill.
        guard !chosen.isEmpty else { throw .noPicturesFolder }
        return AbsolutePath.of(chosen)
    }

    /// A path in a folder.
    static func joined(_ folder: String, _ name: String) -> String {
        folder == "/" ? "/" + name : folder + "/" + name
    }
}

/// Makes paths as people write them absolute, so that they mean the same after a change of folder.
enum AbsolutePath {
    /// Completes a relative path and a leading `~`; the path need not exist.
    static func of(_ path: String) -> String {
        var path = path
        if path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") {
            path = String(cString: home) + path.dropFirst()
        }
        if !path.hasPrefix("/") { path = workingFolder + "/" + path }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    private static var workingFolder: String {
        guard let buffer = getcwd(nil, 0) else { return "" }
        defer { free(buffer) }
        return String(cString: buffer)
    }
}
