import GalleryCore
import PictureMetadata

/// Embeds a credit and, in a converted picture, Exif without changing the pixels.
enum EmbeddedCredit {
    /// The file with the credit embedded; `nil` if the type is unsupported, or metadata is unreadable or must not move.
    static func pieces(
        of file: borrowing OpenFile, kind: PictureKind, _ properties: XMPProperties, exif: [UInt8]? = nil
    ) -> [FilePiece]? {
        switch kind {
        case .jpg: JPEGCredit.pieces(of: file, properties, exif: exif)
        case .png: PNGCredit.pieces(of: file, properties, exif: exif)
        case .webp: WebPCredit.pieces(of: file, properties, exif: exif)
        default: nil
        }
    }

    static func metadata(in file: borrowing OpenFile, for id: PhotoID) -> EmbeddedMetadata {
        let values = values(in: file)
        let isSaved = values.first((.dc, "identifier")) == id.shareable.description
        return EmbeddedMetadata(
            hasCredit: isSaved || !values.first((.cc, "attributionName")).isEmpty,
            hasManifest: C2PAManifest.isPresent(in: file))
    }

    /// As `values(in:)`. In a file of another type, searches `bytes`, a part of it.
    static func values(in file: borrowing OpenFile, _ bytes: UnsafeRawBufferPointer) -> XMPValues {
        switch PictureKind(file.bytes(count: PictureKind.signatureBytes)) {
        case .jpg, .png, .webp: values(in: file)
        default: XMPValues(in: bytes)
        }
    }

    /// Properties of the XMP packet in a JPEG, PNG or WebP file; empty without a readable packet.
    static func values(in file: borrowing OpenFile) -> XMPValues {
        let packet: [UInt8]? =
            switch PictureKind(file.bytes(count: PictureKind.signatureBytes)) {
            case .jpg: JPEGCredit.packet(of: file)
            case .png: PNGCredit.packet(of: file)
            case .webp: WebPCredit.packet(of: file)
            default: nil
            }
        return XMPValues(packet ?? [])
    }
}

/// Manifest of Content Credentials: a signed record of a picture's origin and edits (C2PA 2.1, A.3).
private enum C2PAManifest {
    private static let name = Array("c2pa".utf8)
    /// Number of bytes at the start of a JPEG segment in which `c2pa` is searched, the type of its outer box.
    private static let headBytes = 64

    static func isPresent(in file: borrowing OpenFile) -> Bool {
        switch PictureKind(file.bytes(count: PictureKind.signatureBytes)) {
        case .jpg:
            // JUMBF in APP11 segments (ISO/IEC 19566-5, D.2).
            return (JPEGSegments.read(file) ?? []).contains { segment in
                segment.marker == 0xEB && segment.starts(with: Array("JP".utf8), in: file)
                    && segment.payload(in: file).prefix(headBytes).firstRange(of: name) != nil
            }
        case .png:
            let chunks = FileChunks.read(file, in: 8..<file.size, isPNG: true) ?? []
            return chunks.contains { $0.name == "caBX" }
        case .webp: return FileChunks.inWebP(file)?.chunks.contains { $0.name == "C2PA" } == true
        default: return false
        }
    }
}
