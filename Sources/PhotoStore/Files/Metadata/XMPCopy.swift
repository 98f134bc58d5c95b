import GalleryCore
import PictureMetadata

/// New XMP packet with the fields of another that `XMPVocabulary` lists.
struct XMPCopy {
    private struct Element {
        /// Prefix and name; `nil` for the element around RDF, which is not copied.
        let name: String?
        /// Offset of the start tag in `output`.
        let start: Int
        var text = ""
    }

    private static let longest = 1 << 20
    private static let rdf = XMPVocabulary.rdf
    private static let wrappers: Set = ["adobe:ns:meta/xmpmeta", "adobe:ns:meta/xapmeta"]

    private var output: [UInt8] = []
    private var open: [Element] = []
    /// Depth inside an element that is not copied; 0 outside.
    private var skipped = 0
    private var prefixes: Set = ["rdf"]
    private var properties = 0
    private var cleaned = CleanedMetadata()
    private var isChanged = false
    private var hasRDF = false

    static func withoutLocation(_ packet: [UInt8]) -> CleanedMetadata {
        guard packet.count <= longest, let events = XMLScanner.events(in: packet) else {
            return CleanedMetadata(leftOut: [.xmp])
        }
        var copy = XMPCopy()
        for event in events { copy.take(event) }
        guard copy.hasRDF else { return CleanedMetadata(leftOut: [.xmp]) }
        if !copy.isChanged, isPlain(packet) {
            copy.cleaned.bytes = packet
        } else if copy.properties > 0 {
            copy.cleaned.bytes = copy.packet
        }
        return copy.cleaned
    }

    /// Whether the packet has no comments, instructions or coordinates anywhere, even outside its fields.
    private static func isPlain(_ packet: [UInt8]) -> Bool {
        let text = String(decoding: packet, as: UTF8.self)
        let instructions = text.split(separator: "<?", omittingEmptySubsequences: false).dropFirst()
        return !text.contains("<!--") && instructions.allSatisfy { $0.hasPrefix("xpacket ") }
            && !CoordinateText.isPossible(in: text)
    }

    private mutating func take(_ event: XMLScanner.Event) {
        switch event {
        case .open where skipped > 0: skipped += 1
        case .close where skipped > 0: skipped -= 1
        case .text where skipped > 0: break
        case .open(let element): take(element)
        case .close: close()
        case .text(let text): take(text)
        }
    }

    private mutating func take(_ element: XMLScanner.Element) {
        let parent = open.last
        if open.isEmpty || parent?.name == nil {
            if Self.wrappers.contains(element.name), open.isEmpty {
                return open.append(Element(name: nil, start: output.count))
            }
            guard element.name == Self.rdf + "RDF", !hasRDF else { return skip(element.name) }
            hasRDF = true
            // The start tag is written last, when the prefixes are known.
            return open.append(Element(name: "rdf:RDF", start: output.count))
        }
        let isDescription = parent?.name == "rdf:RDF"
        guard let name = XMPVocabulary.field(element.name),
            !isDescription || name == "rdf:Description"
        else { return skip(element.name) }
        open.append(Element(name: name, start: output.count))
        output += "<\(name)".utf8
        note(name)
        if isDescription { output += " rdf:about=\"\"".utf8 }
        for attribute in element.attributes where attribute.name != Self.rdf + "about" { take(attribute) }
        output += ">".utf8
    }

    private mutating func take(_ attribute: XMLScanner.Attribute) {
        let value = XMLScanner.resolved(attribute.value)
        let name: String? =
            switch attribute.name {
            case "xml:lang": "xml:lang"
            case Self.rdf + "resource": "rdf:resource"
            case Self.rdf + "parseType": value == "Resource" ? "rdf:parseType" : nil
            default: XMPVocabulary.field(attribute.name)
            }
        guard let name, !CoordinateText.isPossible(in: value) else { return leaveOut(attribute.name) }
        note(name)
        output += " \(name)=\"\(XMLText.escaped(value))\"".utf8
    }

    private mutating func take(_ text: String) {
        guard let name = open.last?.name, name != "rdf:RDF" else { return isChanged = true }
        // Comments and CDATA divide a text, which is checked as a whole at its end.
        open[open.count - 1].text += text
        output += XMLText.escaped(text).utf8
    }

    private mutating func close() {
        guard let element = open.popLast(), let name = element.name else { return }
        if CoordinateText.isPossible(in: element.text) {
            output.removeLast(output.count - element.start)
            leaveOut(name)
        } else {
            output += "</\(name)>".utf8
        }
    }

    private mutating func note(_ name: String) {
        let prefix = String(name.prefix { $0 != ":" })
        guard prefix != "rdf", prefix != "xml" else { return }
        prefixes.insert(prefix)
        properties += 1
    }

    private mutating func skip(_ name: String) {
        skipped = 1
        leaveOut(name)
    }

    private mutating func leaveOut(_ name: String) {
        isChanged = true
        if XMPVocabulary.isLocation(name) {
            cleaned.hadLocation = true
        } else {
            cleaned.leftOut.insert(.xmpFields)
        }
    }

    private var packet: [UInt8] {
        let names = prefixes.sorted().compactMap { prefix in
            XMPVocabulary.namespaces[prefix].map { " xmlns:\(prefix)=\"\($0)\"" }
        }
        return XMPPacket.bytes("<rdf:RDF\(names.joined())>\n\(String(decoding: output, as: UTF8.self))\n")
    }
}
