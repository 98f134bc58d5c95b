import FoundationEssentials
import GalleryCore
import Glibc
import PictureMetadata

/// Photos in a folder, identified by sidecars or embedded identifiers.
struct SavedPhotos: ~Copyable {
    let folder: Folder

    /// Maximum number of pictures without sidecar whose embedded metadata is searched.
    private static let mostOrphans = 2_000

    init(in path: String) throws(StoreError) { folder = try Folder(path: path) }

    /// Name of the photo's file that has one of these formats and this width, or full size if `width` is `nil`. Finds a
    /// renamed file by its sidecar or embedded identifier. Ignores files whose byte count differs from the sidecar's.
    /// `nil` for a picture known by its path, which may have had other contents.
    func name(of id: PhotoID, as kinds: Set<PictureKind>, width: Int? = nil) -> String? {
        guard !id.isAddress else { return nil }
        let names = folder.names().sorted()
        return named(id, kinds, names) { $0 == width }.first
            ?? renamed(id, kinds, names) { $0 == width }.first
    }

    /// Name of the photo's newest file in any format and width, and the time of its last change, in nanoseconds.
    func newest(of id: PhotoID) -> (name: String, changed: Int)? {
        let names = folder.names().sorted(), kinds = Set(PictureKind.allCases)
        let found = named(id, kinds, names) { _ in true } + renamed(id, kinds, names) { _ in true }
        return found.compactMap { name in
            FileStatus(name, in: folder).map { (name, $0.modifiedNanoseconds) }
        }.max { $0.1 < $1.1 }
    }

    /// `accepts` takes the width of a scaled-down file, or `nil` for the full size.
    private func named(
        _ id: PhotoID, _ kinds: Set<PictureKind>, _ names: [String], accepts: (Int?) -> Bool
    ) -> [String] {
        names.filter { name in
            guard let kind = FileName.kind(of: name, ifNaming: id), kinds.contains(kind) else { return false }
            // Two photo IDs can result in the same file name, but a sidecar contains the full ID.
            guard let sidecar = sidecar(of: name) else {
                return accepts(nil) && isIdentified(name, as: kind, id)
            }
            return sidecar.id == id.shareable.description && accepts(sidecar.width)
                && isPhoto(name, bytes: sidecar.bytes)
        }
    }

    /// Whether a file without sidecar is a picture of this kind that contains the photo's identifier or no identifier.
    private func isIdentified(_ name: String, as kind: PictureKind, _ id: PhotoID) -> Bool {
        guard let file = OpenFile(name, in: folder),
            PictureKind(file.bytes(count: PictureKind.signatureBytes)) == kind
        else { return false }
        return ["", id.shareable.description].contains(
            EmbeddedCredit.values(in: file).first((.dc, "identifier")))
    }

    private func renamed(
        _ id: PhotoID, _ kinds: Set<PictureKind>, _ names: [String], accepts: (Int?) -> Bool
    ) -> [String] {
        let present = Set(names)
        // Sidecars of the photo that no longer have a picture of the same name.
        var lost: [Sidecar] = [], found: [String] = []
        for name in names where name.hasSuffix(".json") {
            let picture = String(name.dropLast(5))
            guard let sidecar = sidecar(of: picture, mentioning: "\"\(id.shareable)\""),
                sidecar.id == id.shareable.description, accepts(sidecar.width)
            else { continue }
            if !present.contains(picture) { lost.append(sidecar) }
            guard Self.kind(of: picture).map(kinds.contains) == true else { continue }
            if isPhoto(picture, bytes: sidecar.bytes) { found.append(picture) }
        }
        guard found.isEmpty else { return found }
        let orphans = names.filter { name in
            Self.kind(of: name).map(kinds.contains) == true && !present.contains(name + ".json")
        }
        let orphan = orphans.prefix(Self.mostOrphans).first { name in
            guard let file = OpenFile(name, in: folder) else { return false }
            if lost.contains(where: { $0.bytes == file.size }) {
                let digest = SHA256.digest(of: file)
                if lost.contains(where: { $0.fileSha256 ?? $0.sha256 == digest }) { return true }
            }
            // Only its sidecar identifies a scaled picture, since an embedded identifier does not contain the width.
            return accepts(nil)
                && EmbeddedCredit.values(in: file).first((.dc, "identifier")) == id.shareable.description
        }
        return orphan.map { [$0] } ?? []
    }

    func photo(of name: String) -> String? {
        guard let file = OpenFile(name, in: folder) else { return nil }
        let sidecar = sidecar(of: name)
        if let sidecar, sidecar.bytes == nil || sidecar.bytes == file.size { return sidecar.id }
        let id = EmbeddedCredit.values(in: file).first((.dc, "identifier"))
        return id.isEmpty ? nil : id
    }

    /// Reason why the file `name` prevents that `photo` is saved under this name.
    func conflict(of name: String, with photo: Photo) -> StoreError {
        let path = PicturesFolder.joined(folder.path, name), found = self.photo(of: name)
        return found == photo.id.shareable.description
            ? .otherWidth(path: path, width: width(of: name)) : .nameTaken(path: path, photo: found)
    }

    /// Width in pixels of a scaled-down file; `nil` for the full size.
    func width(of name: String) -> Int? { sidecar(of: name)?.width }

    private static func kind(of name: String) -> PictureKind? {
        name.hasPrefix(".") ? nil : PictureKind(ending: name.split(separator: ".").last ?? "")
    }

    /// Name of a saved file whose downloaded bytes have this digest and whose credit is the photo's, as for a copy at
    /// another service. Equal bytes do not suffice, as different photos may share a placeholder for a missing picture.
    func name(digest: String, creditedAs photo: Photo, as kinds: Set<PictureKind>, width: Int?) -> String? {
        folder.names().first { name in
            let picture = String(name.dropLast(5))
            guard name.hasSuffix(".json"), let sidecar = sidecar(of: picture, mentioning: "\"\(digest)\""),
                sidecar.sha256 == digest, sidecar.width == width, sidecar.credits(photo)
            else { return false }
            return Self.kind(of: picture).map(kinds.contains) == true
                && isPhoto(picture, bytes: sidecar.bytes)
        }.map { String($0.dropLast(5)) }
    }

    func isCredited(_ name: String) -> Bool {
        if FileStatus(name + ".json", in: folder) != nil { return true }
        guard let file = OpenFile(name, in: folder) else { return false }
        return !EmbeddedCredit.values(in: file).first((.dc, "identifier")).isEmpty
    }

    /// Writes a missing sidecar, as after a crash or after the user has removed it.
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

    private func sidecar(of name: String, mentioning text: String = "") -> Sidecar? {
        Sidecar(in: OpenFile(name + ".json", in: folder), mentioning: text)
    }

    private func isPhoto(_ name: String, bytes: Int?) -> Bool {
        guard let file = FileStatus(name, in: folder), file.isRegular, file.size > 0 else { return false }
        return bytes.map { $0 == file.size } ?? true
    }
}
