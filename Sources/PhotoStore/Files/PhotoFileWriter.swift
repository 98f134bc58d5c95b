import FoundationEssentials
import GalleryCore
import Glibc

struct PhotoFileWriter: ~Copyable {
    private static let lastNumber = 9_999
    /// Maximum seconds to wait for another save of the photo, which syncs two files to a possibly slow disk.
    private static let longestWait = 60

    private let photo: Photo
    private let format: PictureFormat?
    private let width: Int?
    private let originalBytes: Int
    private let naming: FileNaming?
    private let hasSidecar: Bool
    private let isUnchanged: Bool
    private let keepsLocation: Bool
    private let exif: [UInt8]?
    private let leftOut: Set<LeftOutMetadata>
    private let source: OpenFile
    private let digest: String
    private let kind: PictureKind
    private let saved: SavedPhotos

    init(
        _ draft: FileDraft, photo: Photo, format: PictureFormat?, width: Int? = nil,
        naming: FileNaming? = nil, hasSidecar: Bool = true, isUnchanged: Bool = false,
        keepsLocation: Bool = true
    ) throws {
        guard let original = OpenFile(path: draft.path) else {
            throw StoreError.system(path: draft.path, code: ENOENT)
        }
        let before = PictureKind(original.bytes(count: PictureKind.signatureBytes))
        let isConverted = width != nil || format != nil && before != format.map(PictureKind.init)
        let removesLocation = !isConverted && !keepsLocation
        let leftOut = removesLocation ? try Self.removeLocation(of: original, to: draft.convertedPath) : []
        let path = isConverted || removesLocation ? draft.convertedPath : draft.path
        guard let source = OpenFile(path: path) else { throw StoreError.system(path: path, code: ENOENT) }
        let first = source.bytes(count: PictureKind.signatureBytes)
        guard let kind = PictureKind(first) else {
            throw StoreError.notAPicture(.content(PictureKind.content(of: first)))
        }
        if let ending = naming?.ending, PictureKind(ending: ending) != kind {
            throw StoreError.wrongExtension(name: ending, content: kind)
        }
        let saved = try SavedPhotos(in: draft.folder)
        saved.folder.holdTemporaryFiles()
        exif = isConverted ? ExifCopy.converted(from: original, keepsLocation: keepsLocation) : nil
        digest = SHA256.digest(of: original)
        self.photo = photo
        self.format = format
        self.width = width
        originalBytes = original.size
        self.naming = naming
        // A scaled picture always gets a sidecar, which distinguishes it from the full size.
        self.hasSidecar = hasSidecar || width != nil
        self.isUnchanged = isUnchanged
        self.keepsLocation = keepsLocation
        self.leftOut = leftOut
        self.kind = kind
        self.saved = saved
        self.source = source
    }

    private static func removeLocation(
        of original: borrowing OpenFile, to path: String
    ) throws(StoreError) -> Set<LeftOutMetadata> {
        guard let copy = LocationFreeCopy(of: original) else { throw .locationKept }
        try copy.write(from: original, to: path)
        return copy.leftOut
    }

    consuming func run() throws -> SavedFile {
        let (picture, size, isCredited) = try writePicture()
        do {
            // Locks on ID and digest prevent duplicates. Even where locks are unavailable, files are not overwritten.
            let names = [FileName.digest("\(photo.id)"), digest].map { ".gallery-\($0).part" }
            let held = names.map { ($0, TemporaryFile.hold($0, in: saved.folder, seconds: Self.longestWait)) }
            defer {
                for case (let name, let file?) in held {
                    TemporaryFile.release(file, named: name, in: saved.folder)
                }
            }
            if let present = presentName() {
                if hasSidecar { try saved.complete(present, photo) }
                remove(picture)
                return SavedFile(path: path(present), isNew: false)
            }
            let note = hasSidecar || !isCredited ? try writeCredit(of: picture, bytes: size) : nil
            do {
                let published = try publishShortened(picture, note)
                try saved.folder.sync()
                return SavedFile(path: path(published), isNew: true, leftOut: leftOut)
            } catch {
                if let note { remove(note) }
                throw error
            }
        } catch {
            remove(picture)
            throw error
        }
    }

    private func presentName() -> String? {
        if let naming, naming.isExact {
            let name = fileName(saved.folder.longestName).text()
            return saved.photo(of: name) == photo.id.shareable.description && saved.width(of: name) == width
                ? name : nil
        }
        let kinds = PictureKind.kinds(format)
        return saved.name(of: photo.id, as: kinds, width: width)
            ?? saved.name(digest: digest, creditedAs: photo, as: kinds, width: width)
    }

    private func writePicture() throws -> (name: String, bytes: Int, isCredited: Bool) {
        let made =
            isUnchanged
            ? nil
            : EmbeddedCredit.pieces(
                of: source, kind: kind, XMPProperties(photo, keepsLocation: keepsLocation), exif: exif)
        let pieces = made ?? [.range(0..<source.size)]
        let name = try TemporaryFile.write(in: saved.folder) { file, path throws(StoreError) in
            try pieces.write(from: source, to: file, path: path)
        }
        return (name, pieces.reduce(0) { $0 + $1.count }, made != nil)
    }

    private func writeCredit(of picture: String, bytes: Int) throws -> String {
        guard let written = OpenFile(picture, in: saved.folder) else {
            throw StoreError.system(path: path(picture), code: ENOENT)
        }
        let sidecar = Sidecar(
            photo, saved: Date(), sha256: digest, fileSha256: SHA256.digest(of: written), bytes: bytes,
            width: width, originalBytes: width.map { _ in originalBytes })
        return try TemporaryFile.write(try sidecar.json(), in: saved.folder)
    }

    private func fileName(_ longest: Int) -> FileName {
        naming.map { FileName($0, photo, kind: kind, longest: longest) }
            ?? FileName(photo, kind: kind, width: width, longest: longest)
    }

    /// Shortens the name again if the folder allows less than its file system reports.
    private func publishShortened(_ picture: String, _ note: String?) throws -> String {
        do {
            return try publish(picture, note, under: fileName(saved.folder.longestName))
        } catch StoreError.failed(_, cause: .system(ENAMETOOLONG)) {
            return try publish(picture, note, under: fileName(FileName.shortest))
        }
    }

    /// Uses the first name that is free for both files; if the user gave an exact name, tries only that name.
    private func publish(_ picture: String, _ note: String?, under name: FileName) throws -> String {
        let isExact = naming?.isExact == true
        for number in 1...(isExact ? 1 : Self.lastNumber) {
            let text = name.text(number: number)
            guard FileStatus(text, in: saved.folder) == nil else { continue }
            guard let note else {
                if try ExclusiveRename.rename(picture, to: text, in: saved.folder) { return text }
                continue
            }
            // The sidecar is renamed first, so that a crash in between leaves no photo without credit.
            guard try ExclusiveRename.rename(note, to: text + ".json", in: saved.folder) else { continue }
            do {
                if try ExclusiveRename.rename(picture, to: text, in: saved.folder) { return text }
            } catch {
                remove(text + ".json")
                throw error
            }
            // Another program has taken the name since, so the sidecar gets its temporary name back.
            guard try ExclusiveRename.rename(text + ".json", to: note, in: saved.folder) else { break }
        }
        guard isExact else { throw StoreError.failed(path: saved.folder.path, cause: .namesTaken) }
        let text = name.text()
        let isFree = FileStatus(text, in: saved.folder) == nil
        throw isFree
            ? StoreError.nameTaken(path: path(text + ".json"), photo: nil)
            : saved.conflict(of: text, with: photo)
    }

    private func path(_ name: String) -> String { PicturesFolder.joined(saved.folder.path, name) }

    private func remove(_ name: String) { _ = unlinkat(saved.folder.descriptor, name, 0) }
}
