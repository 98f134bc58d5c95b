public import GalleryCore
import Glibc

/// After `publish` returns, file, credit and names survive a power cut. No existing file, link or folder is replaced.
public struct PicturesFolder: PhotoFiles {
    private let folder: DefaultFolder
    private let partials: PartialFiles
    let gate: GalleryDatabase?

    /// `folder` is created when first needed. Unfinished downloads are stored in `saving/` of `cache`; if `cache`
    /// is empty, they are hidden files in the folder itself and cannot be resumed. While the lock of `gate` is closed,
    /// no saved file is listed.
    public init(_ folder: DefaultFolder, cache: String = "", lockedWith gate: GalleryDatabase? = nil) {
        self.folder = folder
        self.gate = gate
        partials = PartialFiles(folder: cache.isEmpty ? nil : cache + "/saving")
    }

    /// Path of the photo's file; `nil` if it is not saved. If `naming` is exact, looks only for that name. Otherwise
    /// finds files by sidecar or embedded identifier, also in subfolders except those of exported boards, and writes a
    /// sidecar if the credit is missing.
    public func path(
        of photo: Photo, in folder: String?, as format: PictureFormat?, width: Int?, named naming: FileNaming?
    ) throws(StoreError) -> String? {
        let path = try path(folder)
        guard access(path, F_OK) == 0 else { return nil }
        let kinds = PictureKind.kinds(format)
        if let naming, naming.isExact {
            return try self.path(of: photo, in: path, naming, kinds, width)
        }
        for path in Self.withSubfolders(path) {
            let saved = try SavedPhotos(in: path)
            guard let name = saved.name(of: photo.id, as: kinds, width: width) else { continue }
            do {
                if !saved.isCredited(name) { try saved.complete(name, photo) }
            } catch {
                throw StoreError(error, path: path)
            }
            return Self.joined(path, name)
        }
        return nil
    }

    private func path(
        of photo: Photo, in path: String, _ naming: FileNaming, _ kinds: Set<PictureKind>, _ width: Int?
    ) throws(StoreError) -> String? {
        let saved = try SavedPhotos(in: path)
        for kind in PictureKind.allCases where kinds.contains(kind) {
            let name = FileName(naming, photo, kind: kind, longest: saved.folder.longestName).text()
            guard FileStatus(name, in: saved.folder) != nil else { continue }
            if saved.photo(of: name) == photo.id.shareable.description, saved.width(of: name) == width {
                return Self.joined(path, name)
            }
            guard naming.ending == nil, kinds.count > 1 else { throw saved.conflict(of: name, with: photo) }
        }
        return nil
    }

    public var path: String { folder.path }

    public func sweep() {
        let path = path
        if !path.isEmpty, let directory = try? Folder(path: AbsolutePath.of(path)) { directory.sweep() }
        partials.sweep()
    }

    /// File with mode 0600 that no other download uses.
    public func draft(of photo: Photo, in folder: String?) throws(StoreError) -> FileDraft {
        let path = try path(folder)
        let new = Folder.missing(at: path)
        do throws(StoreError) {
            try Folder.make(path, mode: 0o777)
            let directory = try Folder(path: path)
            // Checked here to fail before the download instead of after it.
            guard access(path, W_OK | X_OK) == 0 else { throw .system(path: path) }
            directory.sweep()
            return try partials.claim(photo, for: directory, new: new)
        } catch {
            Folder.removeEmpty(new)
            throw error
        }
    }

    public func mayHaveLocation(_ path: String) -> Bool {
        guard let file = OpenFile(path: path) else { return true }
        return LocationFreeCopy(of: file)?.hasFoundLocation ?? true
    }

    public func metadata(of path: String, for id: PhotoID) -> EmbeddedMetadata {
        guard let file = OpenFile(path: path) else { return EmbeddedMetadata(hasCredit: false) }
        return EmbeddedCredit.metadata(in: file, for: id)
    }

    /// Throws `.notAPicture` if the bytes are of no known `PictureKind`.
    public func publish(
        _ draft: FileDraft, of photo: Photo, as format: PictureFormat?, width: Int?,
        named naming: FileNaming?, hasSidecar: Bool, isUnchanged: Bool = false,
        keepsLocation: Bool = true
    ) throws(StoreError) -> SavedFile {
        do {
            // Creates the folder again, since another draft may have failed and removed it.
            try Folder.make(draft.folder, mode: 0o777)
            let saved = try PhotoFileWriter(
                draft, photo: photo, format: format, width: width, naming: naming, hasSidecar: hasSidecar,
                isUnchanged: isUnchanged, keepsLocation: keepsLocation
            ).run()
            discard(draft)
            record(draft.folder)
            return saved
        } catch {
            _ = unlink(draft.convertedPath)
            throw StoreError(error, path: draft.folder)
        }
    }

    public func setAside(_ draft: FileDraft) {
        let hasOrigin = access(FileDraft.originPath(of: draft.path), F_OK) == 0
        if !draft.isResumable || !hasOrigin { return discard(draft) }
        Folder.removeEmpty(draft.newFolders)
    }

    public func discard(_ draft: FileDraft) {
        for path in [draft.path, draft.convertedPath, FileDraft.originPath(of: draft.path)] {
            _ = unlink(path)
        }
        Folder.removeEmpty(draft.newFolders)
    }

    func path(_ folder: String?) throws(StoreError) -> String {
        let chosen = folder ?? path
        // Without a home folder there is no pictures folder; the current folder must not be used instead.
        guard !chosen.isEmpty else { throw .noPicturesFolder }
        return try AbsolutePath.writable(chosen)
    }

    static func joined(_ folder: String, _ name: String) -> String {
        folder == "/" ? "/" + name : folder + "/" + name
    }
}
