import PictureMetadata

/// Parsed XMP packet, as far as needed to add properties. Packets are untrusted XML.
struct XMPDocument {
    /// Concatenated namespace and name of each property.
    private(set) var properties: Set<String> = []
    /// Subject of the packet, escaped for double quotes.
    private(set) var about = ""
    /// Offset of the RDF element's end tag.
    private(set) var end = 0

    /// `nil` if the packet is not well-formed, declares entities, or lacks an RDF element with an end tag.
    init?(_ bytes: [UInt8]) {
        guard let events = XMLScanner.events(in: bytes) else { return nil }
        // Depth of the RDF element. Its children are descriptions, whose children are properties.
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
