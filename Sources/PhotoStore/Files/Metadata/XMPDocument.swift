import PictureMetadata

/// Parsed XMP packet, as far as needed to add properties. Packets are untrusted XML.
struct XMPDocument {
    /// Concatenated namespace and name of each property that has a value.
    private(set) var properties: Set<String> = []
    /// Ranges of the properties without a value, by concatenated namespace and name.
    private(set) var empty: [String: Range<Int>] = [:]
    /// Value of `rdf:about`, escaped for double quotes.
    private(set) var about = ""
    /// Offset of the RDF element's end tag.
    private(set) var end = 0

    /// `nil` if the packet is not well-formed, declares entities, or lacks an RDF element with an end tag.
    init?(_ bytes: [UInt8]) {
        guard let events = XMLScanner.events(in: bytes) else { return nil }
        // Depth of the RDF element. Its children are descriptions, whose children are properties.
        var frame: Int?
        var depth = 0
        var property: XMLScanner.Element?
        for event in events {
            switch event {
            case .open(let element):
                depth += 1
                if frame == nil, element.name == XMPNamespace.rdf + "RDF" {
                    frame = depth
                } else if depth - 1 == frame {
                    read(element)
                } else if depth - 2 == frame {
                    property = element
                }
                if let property, element.attributes.contains(where: Self.isValue) {
                    properties.insert(property.name)
                }
            case .close(let tag):
                if depth == frame { end = tag?.lowerBound ?? 0 }
                if let property, depth - 2 == frame {
                    let range = property.range.lowerBound..<(tag ?? property.range).upperBound
                    if !properties.contains(property.name) { empty[property.name] = range }
                }
                depth -= 1
                if let frame, depth - 1 <= frame { property = nil }
            case .text: if let property { properties.insert(property.name) }
            }
        }
        guard end > 0 else { return nil }
    }

    private mutating func read(_ element: XMLScanner.Element) {
        for attribute in element.attributes {
            if attribute.name == XMPNamespace.rdf + "about" {
                if about.isEmpty {
                    about = attribute.value.unicodeScalars.map { $0 == "\"" ? "&quot;" : String($0) }.joined()
                }
            } else if Self.isValue(attribute) {
                properties.insert(attribute.name)
            } else {
                empty[attribute.name] = attribute.range
            }
        }
    }

    private static func isValue(_ attribute: XMLScanner.Attribute) -> Bool {
        attribute.name != XMPNamespace.rdf + "parseType" && !attribute.name.hasPrefix("xml:")
            && !attribute.value.allSatisfy(\.isWhitespace)
    }
}
