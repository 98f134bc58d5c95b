import FoundationEssentials
import GalleryCore
import Glibc

/// The steps that turn one draft into a saved photo.
struct Publication: ~Copyable {
    private static let lastNumber = 9_999

    private let draft: FileDraft
    private let photo: Photo
    private let credit: String
    private let folder: Folder
    private let draftName: String
    private let file: OpenFile

    init(_ draft: FileDraft, photo: Photo, credit: String) throws {
        let folder = try Folder(path: draft.folder)
        let draftName = String(draft.path.split(separator: "/").last ?? "")
        guard let file = OpenFile(draftName, in: folder) else {
            throw SystemError(path: draft.path, code: ENOENT)
        }
        self.draft = draft
        self.photo = photo
        self.credit = credit
        self.folder = folder
        self.draftName = draftName
        self.file = file
    }

    /// Returns the absolute path of the saved photo.
    consuming func run() throws -> String {
        let first = file.bytes(count: PictureKind.signatureBytes)
        guard let kind = PictureKind(first) else {
            throw StoreError.notAPicture(PictureKind.describe(first))
        }
        let name = FileName(photo, kind: kind)
        // Only against saving the same photo twice at once: without the lock nothing is overwritten either.
        _ = folder.lock(seconds: 5)
        if let present = presentName(name) {
            try addMissingCredit(to: present)
            _ = unlinkat(folder.descriptor, draftName, 0)
            return PicturesFolder.joined(draft.folder, present)
        }
        guard fsync(file.descriptor) == 0 else { throw SystemError(path: draft.path) }
        let note = try writeCredit()
        do {
            let published = try publish(under: name, note: note)
            try folder.sync()
            return PicturesFolder.joined(draft.folder, published)
        } catch {
            _ = unlinkat(folder.descriptor, note, 0)
            throw error
        }
    }

    /// The name under which this photo with these bytes already stands here.
    private func presentName(_ name: FileName) -> String? {
        for candidate in folder.names().sorted() where name.isSamePhoto(candidate) {
            guard let present = OpenFile(candidate, in: folder), present.isEqual(to: file) else { continue }
            // Two identities can look alike in a name, never in the file beside it.
            if let note = OpenFile(candidate + ".json", in: folder),
                let told = Sidecar(json: note.bytes(count: min(note.size, 1 << 20))),
                told.id != photo.id.description
            {
                continue
            }
            return candidate
        }
        return nil
    }

    /// A photo is never here without its credit, even when a crash or a hand has taken it away.
    private func addMissingCredit(to name: String) throws {
        guard FileStatus(name + ".json", in: folder) == nil else { return }
        let note = try writeCredit()
        if try !ExclusiveRename.rename(note, to: name + ".json", in: folder) {
            _ = unlinkat(folder.descriptor, note, 0)
        }
        try folder.sync()
    }

    /// Writes the credit under a temporary name and gives the draft the same permissions.
    private func writeCredit() throws -> String {
        let bytes = try Sidecar(photo, credit: credit, saved: Date()).json()
        let (name, note) = try TemporaryFile.make(in: folder, mode: 0o644)
        defer { _ = close(note) }
        do {
            // The system has just applied the umask, which cannot be read without changing it for all threads.
            let mode = FileStatus(descriptor: note)?.permissions ?? 0o600
            _ = fchmod(file.descriptor, mode)
            try TemporaryFile.write(bytes, to: note, path: PicturesFolder.joined(draft.folder, name))
            return name
        } catch {
            _ = unlinkat(folder.descriptor, name, 0)
            throw error
        }
    }

    /// Takes the first name that is free for both files.
    private func publish(under name: FileName, note: String) throws -> String {
        for number in 1...Self.lastNumber {
            let text = name.text(number: number)
            guard FileStatus(text, in: folder) == nil else { continue }
            // The credit first: a crash in between leaves a note without a photo, never a photo without its
            // credit.
            guard try ExclusiveRename.rename(note, to: text + ".json", in: folder) else { continue }
            do {
                if try ExclusiveRename.rename(draftName, to: text, in: folder) { return text }
            } catch {
                _ = unlinkat(folder.descriptor, text + ".json", 0)
                throw error
            }
            // Somebody took the name in this moment: our note goes on with us.
            guard try ExclusiveRename.rename(text + ".json", to: note, in: folder) else { break }
        }
        throw StoreError.failed(path: draft.folder, reason: "too many files of the same name")
    }
}
