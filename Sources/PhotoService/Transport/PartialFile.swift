import GalleryCore
import Glibc
import Synchronization

/// A file that a download fills, on from what an earlier one left in it.
///
/// Beside it stands what it is the beginning of (`FileDraft.originPath`); without that it is started over.
final class PartialFile: Sendable {
    /// Bytes to go on from.
    let start: Int
    private let path: String
    private let url: String
    private let descriptor: Int32
    private let origin: FileOrigin?
    private let beginning = Atomic(false)

    /// Opens a file that is there; links are not followed.
    init(path: String, url: String) throws(CatalogError) {
        (self.path, self.url) = (path, url)
        descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw .notStored(.system(path: path)) }
        let size = Self.size(descriptor)
        let origin = FileOrigin(readFrom: FileDraft.originPath(of: path))
        let isBeginning = size > 0 && origin?.isSameFile(as: url) == true && size <= origin?.total ?? 0
        self.origin = isBeginning ? origin : nil
        start = isBeginning ? size : 0
    }

    deinit { _ = close(descriptor) }

    /// All of it is there, and nothing else.
    var isWhole: Bool { origin.map { $0.total == Self.size(descriptor) } ?? false }

    /// Something of a body has come.
    var hasBegun: Bool { beginning.load(ordering: .acquiring) }
    /// Something has come that was not there before.
    var hasGrown: Bool { hasBegun && Self.size(descriptor) != start }

    /// What to ask with, so that only the rest comes, and only of the same file.
    var requestHeaders: [String: String] {
        guard start > 0, let origin else { return [:] }
        return ["Range": "bytes=\(start)-", "If-Range": origin.validator]
    }

    /// A body begins; returns the bytes of the file that stand before it. Throws `.unreadable(.otherRange)` where nothing
    /// vouches for it being the rest of the same version, and forgets what is there.
    func begin(status: Int, _ headers: HTTPHeaders) throws(CatalogError) -> Int {
        beginning.store(true, ordering: .releasing)
        if status == 206 {
            guard start > 0, origin?.isContinued(by: headers, at: start) == true else {
                forget()
                throw .unreadable(.otherRange)
            }
            guard lseek(descriptor, off_t(start), SEEK_SET) == start else {
                throw .notStored(.system(path: path))
            }
            return start
        }
        try clear()
        FileOrigin(url: url, headers)?.write(to: FileDraft.originPath(of: path))
        return 0
    }

    /// Writes a piece behind what is there.
    func append(_ piece: UnsafeBufferPointer<UInt8>) throws(CatalogError) {
        var rest = UnsafeRawBufferPointer(piece)[...]
        while !rest.isEmpty {
            let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                throw .notStored(.system(path: path))
            }
        }
    }

    /// What is there is the beginning of nothing.
    func forget() { _ = unlink(FileDraft.originPath(of: path)) }

    /// The file holds nothing.
    func clear() throws(CatalogError) {
        forget()
        // A device has no length to be changed.
        guard ftruncate(descriptor, 0) == 0 || errno == EINVAL, lseek(descriptor, 0, SEEK_SET) <= 0 else {
            throw .notStored(.system(path: path))
        }
    }

    private static func size(_ descriptor: Int32) -> Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }
}
