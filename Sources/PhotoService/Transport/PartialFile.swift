import GalleryCore
import Glibc
import Synchronization

/// Target file of a download. Continues earlier bytes only if their origin is stored (`FileDraft.originPath`).
final class PartialFile: Sendable {
    /// Offset in bytes at which the download resumes; 0 for a new download.
    let start: Int
    private let path: String
    private let url: String
    private let descriptor: Int32
    private let origin: FileOrigin?
    private let beginning = Atomic(false)

    init(path: String, url: String) throws(CatalogError) {
        self.path = path
        self.url = url
        descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw .notStored(.system(path: path)) }
        let size = Self.size(descriptor)
        let origin = FileOrigin(readFrom: FileDraft.originPath(of: path))
        let isBeginning = size > 0 && origin?.isSameFile(as: url) == true && size <= origin?.total ?? 0
        self.origin = isBeginning ? origin : nil
        start = isBeginning ? size : 0
    }

    deinit { _ = close(descriptor) }

    var isComplete: Bool { origin.map { $0.total == Self.size(descriptor) } ?? false }

    var hasBegun: Bool { beginning.load(ordering: .acquiring) }
    var hasGrown: Bool { hasBegun && Self.size(descriptor) != start }

    var requestHeaders: [String: String] {
        guard start > 0, let origin else { return [:] }
        return ["Range": "bytes=\(start)-", "If-Range": origin.validator]
    }

    /// Starts a body; returns its offset in the file. Throws `.unreadable(.otherRange)`, and clears the origin, if the
    /// range does not provably continue the file.
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

    /// Clears the origin, so that the file cannot be resumed.
    func forget() { _ = unlink(FileDraft.originPath(of: path)) }

    func clear() throws(CatalogError) {
        forget()
        // `ftruncate` fails with EINVAL for a device.
        guard ftruncate(descriptor, 0) == 0 || errno == EINVAL, lseek(descriptor, 0, SEEK_SET) <= 0 else {
            throw .notStored(.system(path: path))
        }
    }

    private static func size(_ descriptor: Int32) -> Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }
}
