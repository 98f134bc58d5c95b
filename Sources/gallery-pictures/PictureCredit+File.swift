import Glibc
import PictureExchange

extension PictureCredit {
    /// Credit of a picture file: XMP, else IPTC, else Exif (order of the Metadata Working Group, Guidelines 2.0).
    init(in file: UnsafeRawBufferPointer) {
        self = PacketCredit.read(from: file)
        complete(by: IPTCCredit.read(from: file))
        complete(by: ExifCredit.read(from: file))
    }

    private mutating func complete(by other: PictureCredit) {
        if title.isEmpty { title = other.title }
        if author.isEmpty { author = other.author }
        if license.isEmpty { license = other.license }
    }
}

extension UnsafeRawBufferPointer {
    /// Position after the first occurrence of `signature`.
    func position(after signature: [UInt8]) -> Int? {
        guard let base = baseAddress, let first = signature.first else { return nil }
        var at = 0
        while at < count, let found = memchr(base + at, Int32(first), count - at) {
            at = UnsafeRawPointer(found) - base
            if self[at...].starts(with: signature) { return at + signature.count }
            at += 1
        }
        return nil
    }

    /// Text in UTF-8 or else ISO 8859-1, without blanks and zero bytes at its ends; empty if it has control characters,
    /// as other data has, or is outside.
    func text(_ range: Range<Int>) -> String {
        guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
        let bytes = self[range].reversed().drop { $0 == 0 || $0 == 0x20 }.reversed().drop { $0 == 0x20 }
        guard !bytes.contains(where: { $0 < 0x20 }) else { return "" }
        let latin = String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })
        return String(validating: bytes, as: UTF8.self) ?? String(latin)
    }

    /// Unsigned integer of `length` bytes; `nil` if it is outside.
    func number(at position: Int, _ length: Int, isLittle: Bool = false) -> Int? {
        guard position >= 0, position <= count - length else { return nil }
        let bytes = self[position..<position + length]
        return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
}
