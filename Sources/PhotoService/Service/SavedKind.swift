import GalleryCore
import Glibc

/// Detects the type of a downloaded file by its first bytes.
enum SavedKind {
    static func isLocal(fileAt path: String) -> Bool { PictureFormat(magic: start(ofFileAt: path)) != nil }

    static func isWebPage(fileAt path: String) -> Bool {
        let text = String(decoding: start(ofFileAt: path), as: UTF8.self).lowercased()
            .drop(while: \.isWhitespace)
        return text.hasPrefix("<html") || text.hasPrefix("<!doctype html")
    }

    private static func start(ofFileAt path: String) -> ArraySlice<UInt8> {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(descriptor, &bytes, bytes.count)
        return bytes.prefix(max(0, count))
    }
}
