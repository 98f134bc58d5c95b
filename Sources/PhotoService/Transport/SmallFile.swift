import FoundationEssentials
import Glibc

/// Reads small files that this program writes, or the start of a file; another kind of file may have replaced them.
enum SmallFile {
    /// At most `limit` bytes of a regular file; `nil` for any other, so that a FIFO cannot block. If `isPrivate`, also
    /// `nil` if other users own the file or may access it.
    static func read(_ path: String, limit: Int, isPrivate: Bool = false) -> Data? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG,
            !isPrivate || info.st_mode & 0o077 == 0 && info.st_uid == geteuid()
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return Data(bytes.prefix(max(0, count)))
    }
}
