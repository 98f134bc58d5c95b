/// Credit, description, keywords and dates of a picture file. Texts: XMP, else IPTC, else Exif (Metadata Working Group,
/// Guidelines 2.0). Empty if missing.
package struct MetadataCredit {
    package private(set) var title = ""
    package private(set) var about = ""
    package private(set) var author = ""
    package private(set) var authorLink = ""
    package private(set) var license = ""
    package private(set) var licenseLink = ""
    package private(set) var page = ""
    package private(set) var keywords: [String] = []
    /// When the picture was taken, as stated in several places, in order of preference and in the form of `StatedDate`.
    package private(set) var dates: [String] = []

    /// Parts of descriptions that cameras write into every picture.
    private static let boilerplate = [
        "DIGITAL CAMERA", "SONY DSC", "CAMERA PICTURES", "DCIM\\", "Exif_JPEG", "Digital Still",
    ]
    private static let longestBoilerplate = 40
    private static let mostKeywords = 200

    /// `file` is the picture file or the parts of it that have the metadata. Without `exif`, it is searched for it.
    package init(_ xmp: XMPValues, exif: ExifFacts? = nil, in file: UnsafeRawBufferPointer) {
        let iptc = IPTCValues(in: file), exif = exif ?? ExifFacts.found(in: file)
        func first(_ texts: String?...) -> String {
            texts.compactMap(\.self).first { !$0.isEmpty } ?? ""
        }
        title = first(xmp.first((.dc, "title")), iptc.first(.objectName), exif?.title)
        about =
            ([xmp.first((.dc, "description")), iptc.first(.caption)] + (exif?.descriptions ?? []))
            .first { !$0.isEmpty && !Self.isBoilerplate($0) } ?? ""
        author = first(
            xmp.author, iptc.all(.byLine).joined(separator: ", "), iptc.all(.credit).joined(separator: ", "),
            exif?.author)
        authorLink = xmp.first((.cc, "attributionURL"))
        license = xmp.first((.xmpRights, "UsageTerms"), (.dc, "rights"))
        licenseLink = xmp.first((.cc, "license"), (.xmpRights, "WebStatement"))
        if licenseLink.isEmpty { license = first(license, iptc.first(.copyrightNotice), exif?.copyright) }
        page = xmp.first((.dc, "source"))
        let keywords = [xmp.all(.dc, "subject"), iptc.all(.keywords), exif?.keywords ?? []]
        self.keywords = Array((keywords.first { !$0.isEmpty } ?? []).prefix(Self.mostKeywords))
        dates = [
            exif?.taken ?? "", xmp.first((.exif, "DateTimeOriginal")),
            xmp.first((.photoshop, "DateCreated")), iptc.date, exif?.digitized ?? "",
            xmp.first((.xmp, "CreateDate")),
        ].compactMap(StatedDate.text)
    }

    private static func isBoilerplate(_ text: String) -> Bool {
        text.utf8.count <= longestBoilerplate && boilerplate.contains { text.contains($0) }
    }
}
