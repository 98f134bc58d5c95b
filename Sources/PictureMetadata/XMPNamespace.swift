/// XMP vocabularies (ISO 16684-1, 8; Adobe XMP Specification, Part 2; Creative Commons ccREL, "XMP").
package enum XMPNamespace: String, CaseIterable {
    case dc = "http://purl.org/dc/elements/1.1/"
    case xmpRights = "http://ns.adobe.com/xap/1.0/rights/"
    case photoshop = "http://ns.adobe.com/photoshop/1.0/"
    case cc = "http://creativecommons.org/ns#"
    case xmp = "http://ns.adobe.com/xap/1.0/"
    case tiff = "http://ns.adobe.com/tiff/1.0/"
    case exif = "http://ns.adobe.com/exif/1.0/"
    case exifEX = "http://cipa.jp/exif/1.0/"
    case aux = "http://ns.adobe.com/exif/1.0/aux/"
    /// IPTC Photo Metadata Standard, core schema.
    case iptcCore = "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"

    package static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

    package var prefix: String { self == .iptcCore ? "Iptc4xmpCore" : "\(self)" }
}
