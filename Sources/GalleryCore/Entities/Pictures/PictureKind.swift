public enum PictureKind: String, CaseIterable, Sendable {
    case jpg, png, webp, gif, tif, bmp, jp2, j2k, jxl, avif, heic

    public static let signatureBytes = 512

    public init(_ format: PictureFormat) {
        switch format {
        case .jpg: self = .jpg
        case .png: self = .png
        case .webp: self = .webp
        }
    }

    public init?(ending: some StringProtocol) {
        switch ending.lowercased() {
        case "jpeg", "jpe": self = .jpg
        case "tiff": self = .tif
        case "heif": self = .heic
        case let ending:
            guard let kind = PictureKind(rawValue: ending) else { return nil }
            self = kind
        }
    }

    public static func kinds(_ format: PictureFormat?) -> Set<PictureKind> {
        format.map { [PictureKind($0)] } ?? Set(allCases)
    }

    /// Detects the kind by signature (for GIF: GIF89a, 17); `nil` if unknown.
    public init?(_ bytes: [UInt8]) {
        if let format = PictureFormat(magic: bytes) {
            self.init(format)
        } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
            self = .gif
        } else {
            switch Self.content(of: bytes) {
            case .tiff: self = .tif
            case .bmp: self = .bmp
            case .jpeg2000: self = bytes.starts(with: [0xFF, 0x4F]) ? .j2k : .jp2
            case .jpegXL: self = .jxl
            case .mediaContainer:
                switch String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self) {
                case "avif", "avis": self = .avif
                case "heic", "heix", "heim", "heis", "mif1", "msf1": self = .heic
                default: return nil
                }
            default: return nil
            }
        }
    }

    /// Content of bytes that are not JPEG, PNG, WebP or GIF.
    public static func content(of bytes: [UInt8]) -> FileContent {
        guard !bytes.isEmpty else { return .empty }
        if let (_, content) = others.first(where: { bytes.starts(with: $0.0) }) { return content }
        if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) { return .mediaContainer }
        if isNetpbm(bytes) { return .netpbm }
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }) else {
            return .unknown
        }
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        if text.contains("<svg") { return .svg }
        if text.contains("<!doctype html") || text.contains("<html") { return .html }
        let first = text.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
        switch first {
        case "<": return .markup
        case "{", "[": return .json
        default: return .text
        }
    }

    /// Whether the bytes start as PBM, PGM or PPM: `P1` to `P6`, white space, and a number or a comment.
    private static func isNetpbm(_ bytes: [UInt8]) -> Bool {
        guard bytes.count > 3, bytes[0] == UInt8(ascii: "P") else { return false }
        return (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(bytes[1])
            && " \t\r\n".utf8.contains(bytes[2]) && "0123456789#".utf8.contains(bytes[3])
    }

    private static var others: [([UInt8], FileContent)] {
        [
            (Array("%PDF-".utf8), .pdf),
            (Array("II*\0".utf8), .tiff),
            (Array("MM\0*".utf8), .tiff),
            (Array("II+\0".utf8), .tiff),
            (Array("MM\0+".utf8), .tiff),
            (Array("BM".utf8), .bmp),
            (Array("qoif".utf8), .qoi),
            ([0, 0, 1, 0], .icon),
            ([0, 0, 2, 0], .icon),
            ([0x1F, 0x8B], .gzip),
            (Array("PK\u{3}\u{4}".utf8), .zip),
            ([0x7F] + Array("ELF".utf8), .program),
            (Array("#!".utf8), .script),
            (Array("MZ".utf8), .windowsProgram),
            ([0xFF, 0x0A], .jpegXL),
            ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000),
            ([0, 0, 0, 0x0C] + Array("jP  ".utf8), .jpeg2000),
            ([0, 0, 0, 0x0C] + Array("JXL ".utf8), .jpegXL),
        ]
    }
}
