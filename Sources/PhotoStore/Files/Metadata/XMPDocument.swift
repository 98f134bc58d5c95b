import PictureMetadata

/// What has to be known of a packet to add to it: well-formed XML of hostile origin, read no further than that.
struct XMPDocument {
    /// Namespace and name of every property, in one string each.
    private(set) var properties: Set<String> = []
    /// What the packet speaks of, as it is written between double quotes.
    private(set) var about = ""
    /// Where the end tag of the RDF element begins.
    private(set) var end = 0

    /// Nil when it is not well-formed, declares entities, or holds no RDF element with an end tag.
    init?(_ bytes: [UInt8]) {
        guard let events = XMLScanner.events(in: bytes) else { return nil }
        // Depth of the RDF element; its children describe, their children are properties.
        var frame: Int?
        var depth = 0
        for event in events {
            switch event {
            case .open(let element):
                depth += 1
                if frame == nil, element.name == XMPNamespace.rdf + "RDF" {
                    frame = depth
                } else if depth - 1 == frame {
                    read(element)
                } else if depth - 2 == frame {
                    properties.insert(element.name)
                }
            case .close(let offset):
                if depth == frame { end = offset ?? 0 }
                depth -= 1
            case .text: continue
            }
        }
        guard end > 0 else { return nil }
    }

    private mutating func read(_ element: XMLScanner.Element) {
        for attribute in element.attributes {
            if attribute.name == XMPNamespace.rdf + "about" {
                if about.isEmpty { about = attribute.value.replacing("\"", with: "&quot;") }
            } else {
                properties.insert(attribute.name)
            }
        }
    }
}
