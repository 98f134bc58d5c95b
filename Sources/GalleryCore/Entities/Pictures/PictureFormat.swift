public enum PictureFormat: String, CaseIterable, Sendable {
    case jpg
    case png
    case webp

    public init?(word: String) {
        let word = word.lowercased()
        self.init(rawValue: word == "jpeg" ? "jpg" : word)
    }

    /// Detects the format by the first 12 bytes: JPEG (ITU-T T.81, B.1.1.3; any bytes may follow SOI), PNG (third
    /// edition, 5.2), WebP (RFC 9649, 2.4).
    public init?(magic bytes: some Sequence<UInt8>) {
        if bytes.starts(with: [0xFF, 0xD8]) {
            self = .jpg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else {
            return nil
        }
    }
}
