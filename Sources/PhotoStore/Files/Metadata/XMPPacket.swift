import PictureMetadata

/// An XMP packet: the form in which a picture file carries what is said of it (ISO 16684-1, 7).
enum XMPPacket {
    /// A packet that says this and nothing else.
    static func fresh(_ properties: XMPProperties) -> [UInt8] {
        let text =
            "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
            + "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n<rdf:RDF xmlns:rdf=\"\(XMPNamespace.rdf)\">\n"
            + description(properties.all, about: "")
            + "</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>"
        return Array(text.utf8)
    }

    /// An author's packet with what it does not say itself. One that cannot be read is replaced.
    static func completing(_ author: [UInt8], with properties: XMPProperties) -> [UInt8] {
        let packet = XMPControls.removed(from: author)
        guard let document = XMPDocument(packet) else { return fresh(properties) }
        let missing = properties.all.filter { property in
            !document.properties.contains(property.namespace.rawValue + property.name)
        }
        guard !missing.isEmpty else { return packet }
        let addition = Array(description(missing, about: document.about).utf8)
        return Array(packet[..<document.end]) + addition + trimmed(packet[document.end...])
    }

    /// The names and prefixes are declared again, so that it means the same wherever it stands. `about` has to be the
    /// same throughout a packet; it is taken over as it was written.
    private static func description(_ properties: [XMPProperties.Property], about: String) -> String {
        let used = XMPNamespace.allCases.filter { space in properties.contains { $0.namespace == space } }
        let names = used.map { "\n  xmlns:\($0.prefix)=\"\($0.rawValue)\"" }.joined()
        let elements = properties.map { "  \($0.xml)\n" }.joined()
        return "<rdf:Description xmlns:rdf=\"\(XMPNamespace.rdf)\" rdf:about=\"\(about)\"\(names)>\n"
            + "\(elements)</rdf:Description>\n"
    }

    /// Packets end with kilobytes of blanks for programs that edit in place; ours have to fit a segment of a JPEG.
    private static func trimmed(_ rest: ArraySlice<UInt8>) -> [UInt8] {
        var kept: [UInt8] = []
        var blanks = 0
        for byte in rest {
            let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
            blanks = isBlank ? blanks + 1 : 0
            if blanks <= 32 { kept.append(byte) }
        }
        return kept
    }
}
