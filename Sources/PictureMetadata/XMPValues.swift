package struct XMPValues {
    private var values: [String: [String]] = [:]

    /// Empty for an unreadable packet.
    package init(_ packet: [UInt8]) {
        guard let events = XMLScanner.events(in: packet) else { return }
        // Names of the open elements: RDF element (an `xmpmeta` element around it is dropped), description, property.
        var path: [String] = []
        var isDefault = false
        for event in events {
            switch event {
            case .open(let element):
                path.append(element.name)
                if path == [Self.meta] { path = [] }
                isDefault = false
                for attribute in element.attributes {
                    let (name, value) = (attribute.name, XMLScanner.resolved(attribute.value))
                    if path.count == 2 { take(value, for: name) }
                    if path.count == 3, name == XMPNamespace.rdf + "resource" { take(value, for: path[2]) }
                    if name == Self.language { isDefault = value == "x-default" }
                }
            case .close: if !path.isEmpty { path.removeLast() }
            case .text(let text): if path.count >= 3 { take(text, for: path[2], isDefault: isDefault) }
            }
        }
    }

    /// First value of these properties that is not empty; otherwise empty. Of translations, that of `x-default`.
    package func first(_ names: (XMPNamespace, String)...) -> String {
        names.lazy.compactMap { values[$0.rawValue + $1]?.first }.first ?? ""
    }

    /// All values of a property.
    package func all(_ namespace: XMPNamespace, _ name: String) -> [String] {
        values[namespace.rawValue + name] ?? []
    }

    /// Name for attribution, else all creators; empty if missing.
    package var author: String {
        let name = first((.cc, "attributionName"))
        let creators = all(.dc, "creator")
        let author = name.isEmpty ? creators.joined(separator: ", ") : name
        return author == Self.formerPlaceholder ? "" : author
    }

    /// Written by earlier versions for a local file that does not state its author.
    private static let formerPlaceholder = "own picture"
    /// Maximum number of values of a property, and of characters of a value.
    private static let most = 1_000
    private static let longest = 10_000
    private static let meta = "adobe:ns:meta/xmpmeta"
    private static let language = "xml:lang"

    private mutating func take(_ value: String, for name: String, isDefault: Bool = false) {
        let blank = { (character: Character) in character.isWhitespace }
        let value = String(value.drop(while: blank).reversed().drop(while: blank).reversed())
        guard !value.isEmpty, values[name]?.count ?? 0 < Self.most else { return }
        values[name, default: []].insert(
            String(value.prefix(Self.longest)), at: isDefault ? 0 : values[name]?.count ?? 0)
    }
}
