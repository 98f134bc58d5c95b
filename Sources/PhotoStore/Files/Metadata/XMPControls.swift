/// Removes control characters from untrusted XML, since a terminal that prints a property would interpret them.
enum XMPControls {
    static func removed(from document: [UInt8]) -> [UInt8] {
        let scalars = String(decoding: document, as: UTF8.self).unicodeScalars
        let bytes = Array(String(String.UnicodeScalarView(scalars.map { isControl($0) ? " " : $0 })).utf8)
        var clean: [UInt8] = []
        clean.reserveCapacity(bytes.count)
        var offset = 0
        while offset < bytes.count {
            if let end = endOfControl(at: offset, in: bytes) {
                clean.append(UInt8(ascii: " "))
                offset = end
            } else {
                clean.append(bytes[offset])
                offset += 1
            }
        }
        return clean
    }

    /// End of the numeric reference to a control character at `offset`; `nil` if there is no such reference.
    private static func endOfControl(at offset: Int, in bytes: [UInt8]) -> Int? {
        guard bytes[offset] == UInt8(ascii: "&"), bytes[offset...].starts(with: "&#".utf8) else { return nil }
        var digits = bytes[(offset + 2)...]
        let isHex = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
        if isHex { digits = digits.dropFirst() }
        digits = digits.prefix { isHex ? isHexDigit($0) : 0x30...0x39 ~= $0 }
        guard digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: ";"),
            let number = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10),
            let scalar = Unicode.Scalar(number), isControl(scalar)
        else { return nil }
        return digits.endIndex + 1
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x41...0x46 ~= byte || 0x61...0x66 ~= byte
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        (scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value) && !"\t\n\r".unicodeScalars.contains(scalar)
    }
}
