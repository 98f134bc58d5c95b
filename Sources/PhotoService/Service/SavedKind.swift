import Glibc

/// Tells by its first bytes whether a downloaded file is of a kind that is kept.
enum SavedKind {
    /// JPEG (ITU-T T.81, B.1.1.3), PNG (RFC 2083, 3.1) or WebP (RFC 9649, 2.4).
    static func isKept(fileAt path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 12)
        let count = read(descriptor, &bytes, bytes.count)
        let head = bytes.prefix(max(0, count))
        return head.starts(with: [0xFF, 0xD8, 0xFF]) || head.starts(with: [0x89, 0x50, 0x4E, 0x47])
            || (head.starts(with: Array("RIFF".utf8)) && head.dropFirst(8).elementsEqual(Array("WEBP".utf8)))
    }
}
