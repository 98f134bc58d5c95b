/// XMP vocabularies (ISO 16684-1, 8; Adobe XMP Specification, Part 2; Creative Commons ccREL, "XMP").
package enum XMPNamespace: String, CaseIterable {
    case dc = "http://purl.org/dc/elements/1.1/"
    case xmpRights = "http://ns.adobe.com/xap/1.0/rights/"
    case photoshop = "http://ns.adobe.com/photoshop/1.0/"
    case cc = "http://creativecommons.org/ns#"
    /// IPTC Photo Metadata Standard, core schema.
    case iptcCore = "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"

    package static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

    package var prefix: String { self == .iptcCore ? "Iptc4xmpCore" : "\(self)" }
}
