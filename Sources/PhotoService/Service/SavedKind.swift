import FoundationEssentials
import GalleryCore

/// Detects the type of a downloaded file by its first bytes.
enum SavedKind {
    static func isLocal(fileAt path: String) -> Bool { PictureFormat(magic: start(ofFileAt: path)) != nil }

    static func isWebPage(fileAt path: String) -> Bool {
        let text = String(decoding: start(ofFileAt: path), as: UTF8.self).lowercased()
            .drop(while: \.isWhitespace)
        return text.hasPrefix("<html") || text.hasPrefix("<!doctype html")
    }

    private static func start(ofFileAt path: String) -> Data { SmallFile.read(path, limit: 256) ?? Data() }
}
