/// GPS properties of XMP (Exif for XMP: `exif:GPSLatitude` and others).
enum XMPLocation {
    /// Beginning of the property names, with the colon after the prefix, so that the word GPS in a text does not match.
    private static let name = Array(":GPS".utf8)

    /// A packet of equal length with spaces in place of the GPS properties; `nil` if a property has no clear end.
    static func removed(from packet: [UInt8]) -> [UInt8]? {
        var bytes = packet
        var offset = 0
        while let found = bytes[offset...].firstRange(of: name) {
            // The search continues after the property name, which may contain `:GPS` more than once.
            let nameEnd = bytes[found.upperBound...].firstIndex { !isNameByte($0) } ?? bytes.endIndex
            offset = nameEnd
            guard let start = bytes[..<found.lowerBound].lastIndex(where: { !isNameByte($0) }) else {
                continue
            }
            let end: Int?
            if bytes[start] == UInt8(ascii: "<") {
                let tag = Array("</".utf8) + bytes[(start + 1)..<nameEnd] + [UInt8(ascii: ">")]
                let close = bytes[nameEnd...].firstIndex(of: UInt8(ascii: ">"))
                if let close, bytes[close - 1] == UInt8(ascii: "/") {
                    end = close + 1
                } else {
                    end = bytes[nameEnd...].firstRange(of: tag)?.upperBound
                }
            } else {
                let quote = bytes[nameEnd...].firstIndex {
                    $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
                }
                end = quote.flatMap { quote in
                    bytes[(quote + 1)...].firstIndex(of: bytes[quote]).map { $0 + 1 }
                }
            }
            guard let end else { return nil }
            let first = bytes[start] == UInt8(ascii: "<") ? start : start + 1
            for index in first..<end where bytes[index] != UInt8(ascii: "\n") { bytes[index] = 0x20 }
            offset = end
        }
        return bytes
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ".") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
    }
}
