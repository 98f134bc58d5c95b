import PictureMetadata

/// XMP packet: the metadata embedded in a picture file (ISO 16684-1, 7).
enum XMPPacket {
    static func fresh(_ properties: XMPProperties) -> [UInt8] {
        bytes(
            "<rdf:RDF xmlns:rdf=\"\(XMPNamespace.rdf)\">\n" + description(properties.all, about: "")
                + "</rdf:RDF>\n")
    }

    static func bytes(_ rdf: String) -> [UInt8] {
        Array(
            ("<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
                + "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n" + rdf + "</x:xmpmeta>\n<?xpacket end=\"w\"?>")
                .utf8)
    }

    /// The author's packet with missing and empty properties filled in; an unreadable packet is replaced.
    static func completing(_ author: [UInt8], with properties: XMPProperties) -> [UInt8] {
        let packet = XMPControls.removed(from: author)
        guard let document = XMPDocument(packet) else { return fresh(properties) }
        let missing = properties.all.filter { property in
            !document.properties.contains(property.namespace.rawValue + property.name)
        }
        guard !missing.isEmpty else { return packet }
        var head = Array(packet[..<document.end])
        // A property must not occur twice, so that an existing one without a value is removed.
        let replaced = missing.compactMap { document.empty[$0.namespace.rawValue + $0.name] }
        for range in replaced.sorted(by: { $0.lowerBound > $1.lowerBound }) { head.removeSubrange(range) }
        let addition = Array(description(missing, about: document.about).utf8)
        return head + addition + trimmed(packet[document.end...])
    }

    /// Description element that declares its namespaces itself, so that it can be inserted anywhere. All descriptions
    /// of a packet must have the same `about`, which is already escaped.
    private static func description(_ properties: [XMPProperties.Property], about: String) -> String {
        let used = XMPNamespace.allCases.filter { space in properties.contains { $0.namespace == space } }
        let names = used.map { "\n  xmlns:\($0.prefix)=\"\($0.rawValue)\"" }.joined()
        let elements = properties.map { "  \($0.xml)\n" }.joined()
        return "<rdf:Description xmlns:rdf=\"\(XMPNamespace.rdf)\" rdf:about=\"\(about)\"\(names)>\n"
            + "\(elements)</rdf:Description>\n"
    }

    /// Cuts padding, often kilobytes for editing in place, to 32 blanks, so that the packet fits in a JPEG segment.
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
