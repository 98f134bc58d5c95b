import PictureExchange
import PictureMetadata

extension PictureCredit {
    /// Credit of a picture file: XMP, else IPTC, else Exif.
    init(in file: UnsafeRawBufferPointer) {
        self = PacketCredit.read(from: file)
        let other = MetadataCredit(in: file)
        if title.isEmpty { title = other.title }
        if author.isEmpty { author = other.author }
        if license.isEmpty, licenseLink.isEmpty { license = other.license }
    }
}
