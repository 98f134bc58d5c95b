import GalleryCore
import Glibc

/// Open folder whose path is not UTF-8, under a path that is.
public struct FolderLink: Sendable {
    /// Valid in this process only. The number is the same in each session, since the database contains paths.
    public let path: String
    public let bytes: [UInt8]

    private static let firstDescriptor: Int32 = 240

    /// Creates a missing folder. `bytes` is null-terminated.
    init?(to bytes: [CChar], number: Int) {
        guard bytes.first == CChar(UInt8(ascii: "/")) else { return nil }
        mkdir(bytes, 0o700)
        let folder = open(bytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        // Usually free when the program starts: shells and scripts pass lower descriptors.
        let descriptor = fcntl(folder, F_DUPFD_CLOEXEC, Self.firstDescriptor + Int32(number))
        guard descriptor >= 0 else { return nil }
        path = "/proc/self/fd/\(descriptor)"
        self.bytes = bytes.dropLast().map { UInt8(bitPattern: $0) }
    }

    private init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// `nil` if its path is UTF-8 or it was deleted.
    static var toWorkingFolder: FolderLink? {
        guard let path = getcwd(nil, 0) else { return nil }
        defer { free(path) }
        guard String(validatingCString: path) == nil else { return nil }
        let bytes = UnsafeBufferPointer(start: path, count: strlen(path)).map { UInt8(bitPattern: $0) }
        return FolderLink(path: WorkingFolder.link, bytes: bytes)
    }
}
