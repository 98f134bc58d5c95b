import GalleryCore

/// Puts a credit into a picture file without touching its pixels.
enum EmbeddedCredit {
    /// The file with the credit in it; nil where the format has no place for one, or where what stands in that place
    /// cannot be read or must not be moved: the file then stays as it came.
    static func pieces(
        of file: borrowing OpenFile, kind: PictureKind, _ properties: XMPProperties
    ) -> [FilePiece]? {
        switch kind {
        case .jpg: JPEGCredit.pieces(of: file, properties)
        case .png: PNGCredit.pieces(of: file, properties)
        case .webp: WebPCredit.pieces(of: file, properties)
        default: nil
        }
    }
}
