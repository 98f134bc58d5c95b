import Glibc

extension UnsafeRawBufferPointer {
    package func position(after signature: [UInt8]) -> Int? {
        guard let base = baseAddress, let first = signature.first else { return nil }
        var at = 0
        while at < count, let found = memchr(base + at, Int32(first), count - at) {
            at = UnsafeRawPointer(found) - base
            if self[at...].starts(with: signature) { return at + signature.count }
            at += 1
        }
        return nil
    }

    /// Up to 2,400 bytes of text, in UTF-8 or else ISO 8859-1, without control characters and surrounding blanks. Empty
    /// if the range is out of bounds, or if a zero byte before the end shows that the data is not text.
    /// `replacingZeros` reads zero bytes as blanks.
    func text(_ range: Range<Int>, replacingZeros: Bool = false) -> String {
        guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
        let longest = range.prefix(Self.longestText)
        return Self.text(
            self[longest].map { replacingZeros && $0 == 0 ? 0x20 : $0 }, isCut: longest.count < range.count)
    }

    /// As `text`, but in UTF-16, little-endian, up to a zero.
    func wideText(_ range: Range<Int>) -> String {
        guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
        let units = stride(from: range.lowerBound, to: range.prefix(Self.longestText).upperBound - 1, by: 2)
            .map { UInt16(self[$0]) | UInt16(self[$0 + 1]) << 8 }.prefix { $0 != 0 }
        return Self.text(Array(String(decoding: units, as: UTF16.self).utf8))
    }

    private static var longestText: Int { 2_400 }

    private static func text(_ bytes: [UInt8], isCut: Bool = false) -> String {
        var bytes = bytes.map { 0x09...0x0D ~= $0 ? 0x20 : $0 }
        while let last = bytes.last, last == 0 || last == 0x20 { bytes.removeLast() }
        guard !bytes.contains(0) else { return "" }
        bytes = bytes.drop { $0 == 0x20 }.filter { $0 >= 0x20 && $0 != 0x7F }
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        // The end of a long text may be a part of a character.
        for length in 1...3 where isCut && length < bytes.count {
            if let text = String(validating: bytes.dropLast(length), as: UTF8.self) { return text }
        }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }

    /// Unsigned integer of `length` bytes; `nil` if it is out of bounds.
    func number(at position: Int, _ length: Int, isLittle: Bool = false) -> Int? {
        guard position >= 0, position <= count - length else { return nil }
        let bytes = self[position..<position + length]
        return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
}
