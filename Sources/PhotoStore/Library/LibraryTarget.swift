import CArchive
import GalleryCore
import Glibc

/// Archive that is being written: entries one after another.
protocol LibraryTarget: AnyObject {
    /// `size` is in bytes, `nil` if unknown.
    func begin(_ name: String, size: Int?) throws(StoreError)
    func append(_ bytes: [UInt8]) throws(StoreError)
}

/// Writes the document compressed and pictures, which are compressed already, unchanged.
final class ZipTarget: LibraryTarget {
    private let writer: UnsafeMutableRawPointer
    private let path: String

    init(file: Int32, path: String) throws(StoreError) {
        guard let writer = gallery_zip_create(file) else { throw .library(path: path, .noArchiver) }
        self.writer = writer
        self.path = path
    }

    deinit { gallery_zip_discard(writer) }

    func begin(_ name: String, size: Int?) throws(StoreError) {
        try check(gallery_zip_begin(writer, name, Int64(size ?? -1), size == nil ? 1 : 0))
    }

    func append(_ bytes: [UInt8]) throws(StoreError) {
        try check(gallery_zip_write(writer, bytes, bytes.count))
    }

    func finish() throws(StoreError) { try check(gallery_zip_finish(writer)) }

    /// libarchive sets `errno` for a failed write, but not for other errors, which are reported as EIO.
    private func check(_ result: Int32) throws(StoreError) {
        guard result == 1 else { throw .system(path: path, code: errno == 0 ? EIO : nil) }
    }
}

/// Writes files of a folder that is published when complete.
final class FolderTarget: LibraryTarget {
    private let folder: BoardFolder
    private var name = ""
    private var isPicture = false

    init(_ folder: BoardFolder) { self.folder = folder }

    func begin(_ name: String, size: Int?) throws(StoreError) {
        self.name = name
        isPicture = size != nil
    }

    func append(_ bytes: [UInt8]) throws(StoreError) {
        try folder.append(bytes, to: name, isWhole: isPicture)
    }
}
