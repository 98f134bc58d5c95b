import GalleryCore
import Wording

/// What a file is by its own first bytes; names and promises of a server count for nothing.
enum PictureKind: String, CaseIterable, Sendable {
    case jpg, png, webp, gif

    /// So many first bytes decide.
    static let signatureBytes = 512

    /// The kind a format is.
    init(_ format: PictureFormat) {
        switch format {
        case .jpg: self = .jpg
        case .png: self = .png
        case .webp: self = .webp
        }
    }

    /// What counts as the same photo: that format, or for nil any.
    static func kinds(_ format: PictureFormat?) -> Set<PictureKind> {
        format.map { [PictureKind($0)] } ?? Set(allCases)
    }

    /// Nil for what is none of the four.
    ///
    /// Signatures: ISO/IEC 10918-1 B.1.1.3 (SOI and the next marker), PNG 5.2, RFC 9649 2.4, GIF89a 17.
    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
        {
            self = .webp
        } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
            self = .gif
        } else {
            return nil
        }
    }

    /// Names what was found instead, for the sentence that refuses it.
    static func describe(_ bytes: [UInt8]) -> String {
        guard !bytes.isEmpty else { return Phrases.Findings.emptyFile }
        if let (_, name) = others.first(where: { bytes.starts(with: $0.0) }) { return name }
        if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) { return Phrases.Findings.video }
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }) else {
            return Phrases.Findings.unknownKind
        }
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        if text.contains("<svg") { return Phrases.Findings.drawing }
        if text.contains("<!doctype html") || text.contains("<html") { return Phrases.Findings.page }
        let first = text.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
        switch first {
        case "<": return Phrases.Findings.markup
        case "{", "[": return Phrases.Findings.data
        default: return Phrases.Findings.text
        }
    }

    private static var others: [([UInt8], String)] {
        [
            (Array("%PDF-".utf8), Phrases.Findings.document("PDF")),
            (Array("II*\0".utf8), Phrases.Findings.picture("TIFF")),
            (Array("MM\0*".utf8), Phrases.Findings.picture("TIFF")),
            (Array("BM".utf8), Phrases.Findings.picture("BMP")),
            ([0x1F, 0x8B], Phrases.Findings.archive("gzip")),
            (Array("PK\u{3}\u{4}".utf8), Phrases.Findings.archive("ZIP")),
            ([0x7F] + Array("ELF".utf8), Phrases.Findings.program),
            (Array("#!".utf8), Phrases.Findings.script),
            (Array("MZ".utf8), Phrases.Findings.windowsProgram),
            ([0xFF, 0x0A], Phrases.Findings.picture("JPEG XL")),
            ([0, 0, 0, 0x0C] + Array("JXL ".utf8), Phrases.Findings.picture("JPEG XL")),
        ]
    }
}
