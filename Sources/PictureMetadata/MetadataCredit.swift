/// Credit from IPTC, else from Exif; texts are empty if missing. XMP precedes both (Metadata Working Group, Guidelines
/// 2.0).
package struct MetadataCredit {
    package var title = ""
    package var author = ""
    package var license = ""

    init() {}

    /// `file` is a picture file or the part of it that has the metadata.
    package init(in file: UnsafeRawBufferPointer) {
        self = IPTCCredit.read(from: file)
        let exif = ExifCredit.read(from: file)
        if author.isEmpty { author = exif.author }
        if license.isEmpty { license = exif.license }
    }
}
