import GalleryCore
import Glibc

/// ZIP file or folder of an export, also after other programs unpacked or packed it.
struct LibraryArchive {
    private static let pictureLimit = 64 << 20

    private let open: () throws(StoreError) -> any LibrarySource

    init(_ path: String) throws(StoreError) {
        if let folder = Self.folder(at: path) {
            open = { () throws(StoreError) in try FolderSource(folder) }
        } else {
            let top = try ZipSource.top(of: path)
            open = { () throws(StoreError) in try ZipSource(path, top: top) }
        }
    }

    /// Folder of the document: the folder at `path`, or its only visible subfolder.
    static func folder(at path: String) -> String? {
        guard let folder = try? Folder(path: path) else { return nil }
        let names = folder.names().filter { !AddedFiles.contain($0) }
        if names.contains(LibraryRecord.document) { return path }
        guard names.count == 1, let name = names.first, FileStatus(name, in: folder)?.isFolder == true
        else { return nil }
        let inner = PicturesFolder.joined(path, name)
        return access(inner + "/" + LibraryRecord.document, F_OK) == 0 ? inner : nil
    }

    /// Calls `take` with each record between header and end until it returns `false`, for an invalid record, or until
    /// the task is canceled.
    func eachRecord(_ take: (LibraryRecord) throws(StoreError) -> Bool) throws(StoreError) {
        let source = try open()
        repeat {
            guard let name = try source.next() else { throw source.fail(.foreign) }
            if name == LibraryRecord.document { break }
        } while true
        var lines = LibraryLines(source)
        guard let header = (try? lines.next())?.library, header.format == LibraryRecord.Header().format else {
            throw source.fail(.foreign)
        }
        guard header.version <= LibraryRecord.version else { throw source.fail(.newer(header.version)) }
        while !Task.isCancelled {
            guard let record = try lines.next() else { throw source.fail(.truncated) }
            if let end = record.end {
                guard end.lines == lines.number - 1, try lines.next() == nil else { throw lines.fault }
                return
            }
            guard try take(record) else { throw lines.fault }
        }
    }

    /// Calls `take` with each picture for which `size` returns a number of bytes, until the task is canceled. Throws
    /// for a file that is not a picture of that size, and for a name that `isKnown` rejects.
    func eachPicture(
        isKnown: (String) -> Bool, size: (String) -> Int?,
        _ take: (_ name: String, _ bytes: [UInt8]) throws(StoreError) -> Void
    ) throws(StoreError) {
        let source = try open()
        while !Task.isCancelled, let name = try source.next() {
            if name == LibraryRecord.document { continue }
            guard isKnown(name) else { throw source.fail(.entry(name)) }
            guard let size = size(name) else { continue }
            guard (1...Self.pictureLimit).contains(size) else { throw source.fail(.tooLarge) }
            var bytes: [UInt8] = []
            // Reads one byte more than announced, to detect a longer file.
            while bytes.count <= size {
                let more = try source.read(min(1 << 20, size + 1 - bytes.count))
                if more.isEmpty { break }
                bytes += more
            }
            guard bytes.count == size, PictureKind(bytes) != nil else { throw source.fail(.entry(name)) }
            try take(name, bytes)
        }
    }
}
