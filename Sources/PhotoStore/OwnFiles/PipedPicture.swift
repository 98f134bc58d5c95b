public import GalleryCore
import Glibc

/// Picture on standard input, as `curl` writes it, in a temporary file.
public struct PipedPicture: Sendable {
    private let folder: String
    public let path: String

    /// `nil` unless the bytes begin like a picture. `parent` is the folder for temporary files.
    public init?(_ bytes: [UInt8], in parent: String) throws(StoreError) {
        guard let kind = PictureKind(Array(bytes.prefix(PictureKind.signatureBytes))) else { return nil }
        var template = Array("\(parent)/gallery-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw .system(path: parent) }
        folder = String(cString: made)
        path = folder + "/standard-input.\(kind.rawValue)"
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .system(path: path) }
        defer { _ = close(file) }
        try TemporaryFile.append(bytes, to: file, path: path)
    }

    public func remove() {
        _ = unlink(path)
        _ = rmdir(folder)
    }
}
