/// First value of each property of an XMP packet.
package struct XMPValues {
    private var values: [String: String] = [:]

    /// Empty for an unreadable packet.
    package init(_ packet: [UInt8]) {
        guard let events = XMLScanner.events(in: packet) else { return }
        // Names of the open elements: RDF element (an `xmpmeta` element around it is dropped), description, property.
        var path: [String] = []
        for event in events {
            switch event {
            case .open(let element):
                path.append(element.name)
                if path == [Self.meta] { path = [] }
                for attribute in element.attributes {
                    let (name, value) = (attribute.name, XMLScanner.resolved(attribute.value))
                    if path.count == 2 { take(value, for: name) }
                    if path.count == 3, name == XMPNamespace.rdf + "resource" { take(value, for: path[2]) }
                }
            case .close: if !path.isEmpty { path.removeLast() }
            case .text(let text): if path.count >= 3 { take(text, for: path[2]) }
            }
        }
    }

    /// First value of these properties that is not empty; otherwise empty.
    package func first(_ names: (XMPNamespace, String)...) -> String {
        names.lazy.compactMap { values[$0.rawValue + $1] }.first { !$0.isEmpty } ?? ""
    }

    private static let meta = "adobe:ns:meta/xmpmeta"

    private mutating func take(_ value: String, for name: String) {
        if values[name, default: ""].isEmpty { values[name] = value }
    }
}
