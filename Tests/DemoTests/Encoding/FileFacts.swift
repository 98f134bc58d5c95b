import FoundationEssentials

/// Format and size from the header of a picture file. Parsed by hand, independently of the codec libraries.
struct FileFacts: Equatable {
    enum Kind: Equatable { case baselineJPEG, progressiveJPEG, png, webp }

    let kind: Kind
    let width: Int
    let height: Int

    init?(_ data: Data) {
        let bytes = [UInt8](data)
        guard let facts = Self.jpeg(bytes) ?? Self.png(bytes) ?? Self.webp(bytes) else { return nil }
        self = facts
    }

    init(_ kind: Kind, _ width: Int, _ height: Int) {
        self.kind = kind
        self.width = width
        self.height = height
    }

    /// ITU-T T.81: the frame header follows a start-of-frame marker.
    private static func jpeg(_ bytes: [UInt8]) -> FileFacts? {
        guard bytes.starts(with: [0xFF, 0xD8]), bytes.suffix(2) == [0xFF, 0xD9] else { return nil }
        var at = 2
        while at + 9 < bytes.count, bytes[at] == 0xFF {
            let marker = bytes[at + 1]
            if marker == 0xC0 || marker == 0xC2 {
                return FileFacts(
                    marker == 0xC0 ? .baselineJPEG : .progressiveJPEG,
                    Int(bytes[at + 7]) << 8 | Int(bytes[at + 8]),
                    Int(bytes[at + 5]) << 8 | Int(bytes[at + 6]))
            }
            at += 2 + Int(bytes[at + 2]) << 8 + Int(bytes[at + 3])
        }
        return nil
    }

    /// RFC 2083: the first chunk is the header.
    private static func png(_ bytes: [UInt8]) -> FileFacts? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count > 24 else {
            return nil
        }
        func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
        return FileFacts(.png, number(16), number(20))
    }

    /// RFC 9649 and RFC 6386: a key frame has 14 bits for each side.
    private static func webp(_ bytes: [UInt8]) -> FileFacts? {
        guard bytes.starts(with: Array("RIFF".utf8)), bytes.count > 30,
            bytes[8..<16] == ArraySlice(Array("WEBPVP8 ".utf8))
        else { return nil }
        func number(_ at: Int) -> Int { (Int(bytes[at]) | Int(bytes[at + 1]) << 8) & 0x3FFF }
        return FileFacts(.webp, number(26), number(28))
    }
}
