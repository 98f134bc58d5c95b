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

/// Credit from IPTC data (IIM 4.2, record 2) in the image resources of Photoshop, found by searching the file.
private enum IPTCCredit {
    /// Image resource 0x0404 (Adobe Photoshop File Formats Specification).
    private static let signature = Array("8BIM".utf8) + [4, 4]

    /// Maximum number of values of a field.
    private static let most = 100

    static func read(from file: UnsafeRawBufferPointer) -> MetadataCredit {
        var credit = MetadataCredit()
        guard let name = file.position(after: signature), let length = file.number(at: name, 1) else {
            return credit
        }
        // The name has a length byte and is padded to an even length.
        let size = name + (length + 2) / 2 * 2
        guard let bytes = file.number(at: size, 4), size + 4 + bytes <= file.count else { return credit }
        var texts: [Int: [String]] = [:]
        var at = size + 4
        let end = at + bytes
        while at + 5 <= end, file[at] == 0x1C, let count = file.number(at: at + 3, 2), at + 5 + count <= end {
            let text = file.text(at + 5..<at + 5 + count)
            if file[at + 1] == 2, !text.isEmpty, texts[Int(file[at + 2])]?.count ?? 0 < most {
                texts[Int(file[at + 2]), default: []].append(text)
            }
            at += 5 + count
        }
        // Object name, by-line, credit and copyright notice.
        credit.title = texts[5]?.first ?? ""
        credit.author = (texts[80] ?? texts[110])?.joined(separator: ", ") ?? ""
        credit.license = texts[116]?.first ?? ""
        return credit
    }
}
