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
        let isSaved = values.first((.dc, "identifier")) == id.description
        return EmbeddedMetadata(
            hasCredit: isSaved || !values.first((.cc, "attributionName")).isEmpty,
            hasManifest: C2PAManifest.isPresent(in: file))
    }

    /// Properties of the embedded XMP packet; empty without a readable packet.
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
