import GalleryCore
import PictureMetadata

struct XMPProperties {
    struct Property {
        let namespace: XMPNamespace
        let name: String
        let xml: String
    }

    /// Properties in the order in which they are written, without empty ones.
    private(set) var all: [Property] = []

    /// Maximum characters of a text. Longer descriptions are cut; the photo's page has the full text.
    private static let longestText = 2_000
    private static let maxTags = 50

    /// Properties that a credit needs, for a packet without room for all.
    var essential: XMPProperties {
        var part = self
        part.all.removeAll { !Self.essentialNames.contains($0.name) }
        return part
    }

    private static let essentialNames: Set = [
        "creator", "rights", "source", "identifier", "WebStatement", "license", "attributionName",
    ]

    private let keepsLocation: Bool

    /// - `keepsLocation`: if `false`, texts and tags that may contain coordinates are left out.
    init(_ photo: Photo, keepsLocation: Bool = true) {
        self.keepsLocation = keepsLocation
        let credit = Credit(photo)
        add(.dc, "title", language: Credit.title(of: photo))
        add(.dc, "description", language: photo.about ?? photo.altText)
        let alt = AltText(photo).flatMap { $0.source == .title ? nil : $0.text }
        add(.iptcCore, "AltTextAccessibility", language: alt)
        add(.dc, "creator", in: "Seq", [photo.author.name])
        let terms = photo.license.name == License.notStated ? nil : photo.license.name
        add(.dc, "rights", language: terms)
        add(.dc, "source", text: photo.pageLink.flatMap(WebLink.https))
        add(.dc, "identifier", text: photo.id.shareable.description)
        add(.dc, "subject", in: "Bag", Array(photo.tags.prefix(Self.maxTags)))
        add(.xmpRights, "Marked", text: photo.license.isReserved.map { $0 ? "True" : "False" })
        add(.xmpRights, "WebStatement", text: photo.license.link.flatMap(WebLink.https))
        add(.xmpRights, "UsageTerms", language: terms)
        add(.cc, "license", resource: photo.license.link)
        add(.cc, "attributionName", text: photo.author.name)
        add(.cc, "attributionURL", resource: photo.author.link ?? photo.pageLink)
        add(.photoshop, "Credit", text: photo.author.name.isEmpty || !allows(credit.text) ? nil : credit.text)
        add(.photoshop, "Source", text: photo.id.service.rawValue)
    }

    private func allows(_ text: String) -> Bool { keepsLocation || !CoordinateText.isPossible(in: text) }

    private mutating func add(_ namespace: XMPNamespace, _ name: String, text: String?) {
        guard let value = text.map(Self.value), !value.isEmpty else { return }
        append(namespace, name, ">\(value)</\(namespace.prefix):\(name)>")
    }

    /// Text in an unknown language (ISO 16684-1, 8.2.2.4).
    private mutating func add(_ namespace: XMPNamespace, _ name: String, language text: String?) {
        add(namespace, name, in: "Alt", [text ?? ""], item: "rdf:li xml:lang=\"x-default\"")
    }

    private mutating func add(
        _ namespace: XMPNamespace, _ name: String, in container: String, _ texts: [String],
        item: String = "rdf:li"
    ) {
        let values = texts.filter(allows).map(Self.value)
            .filter { !$0.isEmpty }
        guard !values.isEmpty else { return }
        let items = values.map { "<\(item)>\($0)</rdf:li>" }.joined()
        append(
            namespace, name,
            "><rdf:\(container)>\(items)</rdf:\(container)></\(namespace.prefix):\(name)>")
    }

    private mutating func add(_ namespace: XMPNamespace, _ name: String, resource link: String?) {
        guard let link = link.flatMap(WebLink.https) else { return }
        append(namespace, name, " rdf:resource=\"\(Self.value(link))\"/>")
    }

    private mutating func append(_ namespace: XMPNamespace, _ name: String, _ rest: String) {
        all.append(Property(namespace: namespace, name: name, xml: "<\(namespace.prefix):\(name)" + rest))
    }

    private static func value(_ text: String) -> String {
        XMLText.escaped(String(text.prefix(longestText)))
    }
}
