import CArchive
import GalleryCore
import Glibc

/// Archive that is being read: its files one after another, in any order, and none that other programs add.
protocol LibrarySource: AnyObject {
    var path: String { get }
    /// Name of the next file, relative to the folder of the document; `nil` after the last.
    func next() throws(StoreError) -> String?
    /// At most `count` bytes of the file; empty at its end.
    func read(_ count: Int) throws(StoreError) -> [UInt8]
}

extension LibrarySource {
    func fail(_ fault: LibraryFault) -> StoreError { .library(path: path, fault) }
}

/// Reads an untrusted ZIP file. Entries are never unpacked to files, so their paths cannot lead outside a folder.
final class ZipSource: LibrarySource {
    /// Maximum ratio of unpacked bytes to the size of the file: pictures are stored unchanged, JSON shrinks to a tenth.
    /// `allowance`: unpacked bytes that any file may have in addition.
    private static let maxRatio = 100
    private static let allowance = 16 << 20

    let path: String
    private let file: OpenFile
    private let reader: UnsafeMutableRawPointer
    /// Folders around the document in the archive; empty, or with a final slash.
    private let top: String
    private var left: Int

    init(_ path: String, top: String = "") throws(StoreError) {
        self.path = path
        self.top = top
        guard let file = OpenFile(path: path) else {
            throw .unreadable(path: path, cause: access(path, R_OK) == 0 ? .notAFile : .system(errno))
        }
        guard gallery_zip_is_available() == 1 else { throw .library(path: path, .noArchiver) }
        guard let reader = gallery_zip_open(file.descriptor) else {
            // A ZIP file whose end is missing has no directory and cannot be opened.
            let isZip = file.bytes(count: 2) == Array("PK".utf8)
            throw .library(path: path, isZip ? .truncated : .foreign)
        }
        self.reader = reader
        left = Self.allowance + file.size * Self.maxRatio
        self.file = consume file
    }

    deinit { gallery_zip_close(reader) }

    /// Folders around the document, which other archivers may add.
    static func top(of path: String) throws(StoreError) -> String {
        let source = try ZipSource(path)
        while let (name, kind) = try source.entry() {
            let (folder, file) = AbsolutePath.parts(of: name)
            guard file == LibraryRecord.document else { continue }
            guard kind != GALLERY_ZIP_ENCRYPTED else { throw source.fail(.encrypted) }
            return folder.isEmpty ? "" : folder + "/"
        }
        throw source.fail(.foreign)
    }

    func next() throws(StoreError) -> String? {
        guard let (name, kind) = try entry() else { return nil }
        switch kind {
        case GALLERY_ZIP_FILE where name.hasPrefix(top): return String(name.dropFirst(top.count))
        case GALLERY_ZIP_ENCRYPTED: throw fail(.encrypted)
        default: throw fail(.entry(name))
        }
    }

    /// Next entry, except folders and files that other programs add.
    private func entry() throws(StoreError) -> (name: String, kind: gallery_zip_kind)? {
        while true {
            var text: UnsafePointer<CChar>?
            var kind = GALLERY_ZIP_OTHER
            let found = gallery_zip_next(reader, &text, &kind)
            guard found >= 0 else { throw fail(.truncated) }
            guard found > 0 else { return nil }
            let name = AddedFiles.plain(text.map { String(cString: $0) } ?? "?")
            if kind != GALLERY_ZIP_FOLDER, !AddedFiles.contain(name) { return (name, kind) }
        }
    }

    func read(_ count: Int) throws(StoreError) -> [UInt8] {
        var got = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            got = gallery_zip_read(reader, buffer.baseAddress, count)
            filled = max(0, got)
        }
        guard got >= 0 else { throw fail(.truncated) }
        left -= got
        guard left >= 0 else { throw fail(.tooLarge) }
        return bytes
    }
}

/// Reads an exported folder; follows no links in it.
final class FolderSource: LibrarySource {
    private static let pictures = "pictures"

    let path: String
    private var names: [String]
    private var file: OpenFile?
    private var offset = 0

    init(_ path: String) throws(StoreError) {
        self.path = path
        let all = try Folder(path: path).names()
        guard all.contains(LibraryRecord.document) else { throw .library(path: path, .foreign) }
        let pictures = (try? Folder(path: path + "/" + Self.pictures, followingLinks: false))?.names() ?? []
        names = [LibraryRecord.document] + pictures.sorted().map { Self.pictures + "/" + $0 }
        names.removeAll(where: AddedFiles.contain)
        names.reverse()
    }

    func next() throws(StoreError) -> String? {
        guard let name = names.popLast() else { return nil }
        guard let file = OpenFile(path: path + "/" + name) else { throw fail(.entry(name)) }
        self.file = consume file
        offset = 0
        return name
    }

    func read(_ count: Int) throws(StoreError) -> [UInt8] {
        let bytes = file?.bytes(from: offset, count: count) ?? []
        offset += bytes.count
        return bytes
    }
}
