import GalleryCore
import Glibc

/// Checks the signature of a downloaded file for a supported format.
enum SavedKind {
    static func isLocal(fileAt path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 12)
        let count = read(descriptor, &bytes, bytes.count)
        return PictureFormat(magic: bytes.prefix(max(0, count))) != nil
    }
}
