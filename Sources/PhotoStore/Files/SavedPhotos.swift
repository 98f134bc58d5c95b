import FoundationEssentials
import GalleryCore
import Glibc

/// The photos that stand in a folder, known by what is written beside them.
struct SavedPhotos: ~Copyable {
    let folder: Folder

    /// The longest file beside a photo; ours take a kilobyte or two.
    static let longestSidecar = 1 << 20

    /// Throws when the folder cannot be opened.
    init(in path: String) throws(StoreError) { folder = try Folder(path: path) }

    /// The name under which the photo stands here as one of these kinds; nil when it does not, or was changed since.
    func name(of id: PhotoID, as kinds: Set<PictureKind>) -> String? {
        folder.names().sorted().first { name in
            guard let kind = FileName.kind(of: name, ifNaming: id), kinds.contains(kind) else { return false }
            // Two identities can look alike in a name, never in the file beside it.
            guard let sidecar = sidecar(of: name) else { return isPhoto(name, bytes: nil) }
            return sidecar.id == id.description && isPhoto(name, bytes: sidecar.bytes)
        }
    }

    /// The name of a file that was made of the same bytes; nil when there is none.
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

    /// A photo is never here without its credit, even when a crash or a hand has taken it away.
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

    /// Whole as we left it: of the size that was noted, where one was.
    private func isPhoto(_ name: String, bytes: Int?) -> Bool {
        guard let file = FileStatus(name, in: folder), file.isRegular, file.size > 0 else { return false }
        return bytes.map { $0 == file.size } ?? true
    }
}
