import FoundationEssentials
import GalleryCore
import Glibc

/// Photos in a folder, identified by their sidecars.
struct SavedPhotos: ~Copyable {
    let folder: Folder

    /// Sidecar size limit; the program's own take a kilobyte or two.
    static let longestSidecar = 1 << 20

    init(in path: String) throws(StoreError) { folder = try Folder(path: path) }

    /// File name of the photo in one of these formats; `nil` if missing or modified since.
    func name(of id: PhotoID, as kinds: Set<PictureKind>) -> String? {
        folder.names().sorted().first { name in
            guard let kind = FileName.kind(of: name, ifNaming: id), kinds.contains(kind) else { return false }
            // Two photo IDs can map to one file name, but not to one sidecar.
            guard let sidecar = sidecar(of: name) else { return isPhoto(name, bytes: nil) }
            return sidecar.id == id.description && isPhoto(name, bytes: sidecar.bytes)
        }
    }

    /// Name of a file made from bytes with that digest.
    func name(digest: String, as kinds: Set<PictureKind>) -> String? {
        let mark = Array("\"\(digest)\"".utf8)
        return folder.names().first { name in
            guard name.hasSuffix(".json"), let note = OpenFile(name, in: folder),
                note.size <= Self.longestSidecar
            else { return false }
            let text = note.bytes(count: note.size)
            guard text.firstRange(of: mark) != nil, let sidecar = Sidecar(json: text),
                sidecar.sha256 == digest
            else { return false }
            let photo = String(name.dropLast(5))
            let kind = PictureKind(rawValue: String(photo.split(separator: ".").last ?? ""))
            return kind.map(kinds.contains) == true && isPhoto(photo, bytes: sidecar.bytes)
        }.map { String($0.dropLast(5)) }
    }

    /// Restores the credit of a saved photo, which a crash or the user may have removed.
    func complete(_ name: String, _ photo: Photo) throws {
        guard FileStatus(name + ".json", in: folder) == nil else { return }
        folder.holdTemporaryFiles()
        let note = try TemporaryFile.write(try Sidecar(photo, saved: Date()).json(), in: folder)
        do {
            if try !ExclusiveRename.rename(note, to: name + ".json", in: folder) {
                _ = unlinkat(folder.descriptor, note, 0)
            }
        } catch {
            _ = unlinkat(folder.descriptor, note, 0)
            throw error
        }
        try folder.sync()
    }

    private func sidecar(of name: String) -> Sidecar? {
        guard let note = OpenFile(name + ".json", in: folder), note.size <= Self.longestSidecar
        else { return nil }
        return Sidecar(json: note.bytes(count: note.size))
    }

    /// Whether the size is still the recorded one, if any.
    private func isPhoto(_ name: String, bytes: Int?) -> Bool {
        guard let file = FileStatus(name, in: folder), file.isRegular, file.size > 0 else { return false }
        return bytes.map { $0 == file.size } ?? true
    }
}
