import GalleryCore

/// The first bytes of the pictures we decode.
enum PictureMagic {
    static func isKnown(_ bytes: [UInt8]) -> Bool { PictureFormat(magic: bytes) != nil }
}

extension PictureFormat {
    /// By the first bytes of a file.
    init?(magic bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else {
            return nil
        }
    }
}
