/// Puts a credit into a picture file without touching its pixels.
enum EmbeddedCredit {
    /// The file with the credit in it, and with the color profile when it has none of its own; nil where the format has no place for one, or where what stands in that place
    /// cannot be read or must not be moved: the file then stays as it came.
    static func pieces(
        of file: borrowing OpenFile, kind: PictureKind, _ properties: XMPProperties,
        profile: ColorProfile? = nil
    ) -> [FilePiece]? {
        switch kind {
        case .jpg: JPEGCredit.pieces(of: file, properties, profile)
        case .png: PNGCredit.pieces(of: file, properties, profile)
        case .webp: WebPCredit.pieces(of: file, properties, profile)
        case .gif: nil
        }
    }
}
