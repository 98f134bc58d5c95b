extension String {
    /// Encodes every byte except the unreserved ones (RFC 3986, 2.3); safe as a path segment or query value.
    public var percentEncoded: String { WebLink.component(self) }
}

extension Substring {
    /// UTF-8 bytes with `%XX` decoded; an incomplete escape stays.
    public var percentDecodedBytes: [UInt8] {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            if byte == UInt8(ascii: "%"), digits.count == 2 {
                bytes.append(UInt8(digits[0] * 16 + digits[1]))
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}
