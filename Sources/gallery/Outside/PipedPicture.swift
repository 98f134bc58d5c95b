import GalleryCore
import Glibc
import Terminal

/// Picture on standard input, as `curl` writes it, in a temporary file that is removed at the end of the program.
enum PipedPicture {
    /// Path of a file with the bytes; `nil` unless they begin like a picture and can be written.
    static func file(of bytes: [UInt8]) -> String? {
        guard let kind = PictureKind(Array(bytes.prefix(PictureKind.signatureBytes))) else { return nil }
        let parent = getenv("TMPDIR").flatMap { String(validatingCString: $0) } ?? "/tmp"
        var template = Array("\(parent)/gallery-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { return nil }
        let path = String(cString: made) + "/standard-input.\(kind.rawValue)"
        ProcessEnd.before { remove(path) }
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        defer { _ = close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            rest = rest.dropFirst(count)
        }
        return path
    }

    private static func remove(_ path: String) {
        _ = unlink(path)
        if let end = path.lastIndex(of: "/") { _ = rmdir(String(path[..<end])) }
    }
}
