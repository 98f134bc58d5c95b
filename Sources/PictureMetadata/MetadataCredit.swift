/// Credit of a picture file: XMP, else IPTC, else Exif (Metadata Working Group, Guidelines 2.0). Empty if missing.
package struct MetadataCredit {
    package var title = ""
    package var author = ""
    package var authorLink = ""
    package var license = ""
    package var licenseLink = ""
    package var page = ""

    init() {}

    /// `file` is the picture file or the parts of it that have the metadata.
    package init(_ xmp: XMPValues, in file: UnsafeRawBufferPointer) {
        title = xmp.first((.dc, "title"))
        author = xmp.author
        authorLink = xmp.first((.cc, "attributionURL"))
        license = xmp.first((.xmpRights, "UsageTerms"), (.dc, "rights"))
        licenseLink = xmp.first((.cc, "license"), (.xmpRights, "WebStatement"))
        page = xmp.first((.dc, "source"))
        complete(by: IPTCCredit.read(from: file))
        complete(by: ExifCredit.read(from: file))
    }

    private mutating func complete(by other: MetadataCredit) {
        if title.isEmpty { title = other.title }
        if author.isEmpty { author = other.author }
        if license.isEmpty, licenseLink.isEmpty { license = other.license }
    }
}
