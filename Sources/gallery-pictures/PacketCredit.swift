import Glibc
import PictureExchange
import PictureMetadata

/// Credit from a picture's XMP packet (ISO 16684-1), found by searching the file for the RDF element.
enum PacketCredit {
    private static let start = "<rdf:RDF"
    private static let end = "</rdf:RDF>"
    /// Maximum size of a packet in bytes.
    private static let longest = 256 << 10

    /// Empty if the file has no readable packet.
    static func read(from file: UnsafeRawBufferPointer) -> PictureCredit {
        guard let first = find(start, in: file[...]) else { return PictureCredit() }
        let rest = file[first...].prefix(longest)
        guard let last = find(end, in: rest) else { return PictureCredit() }
        return credit(Array(file[first..<last + end.utf8.count]))
    }

    static func credit(_ packet: [UInt8]) -> PictureCredit {
        let values = XMPValues(packet)
        var credit = PictureCredit()
        credit.title = values.first((.dc, "title"))
        credit.author = values.first((.cc, "attributionName"), (.dc, "creator"))
        credit.authorLink = values.first((.cc, "attributionURL"))
        credit.license = values.first((.xmpRights, "UsageTerms"), (.dc, "rights"))
        credit.licenseLink = values.first((.cc, "license"), (.xmpRights, "WebStatement"))
        credit.page = values.first((.dc, "source"))
        return credit
    }

    private static func find(_ text: String, in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
        let part = UnsafeRawBufferPointer(rebasing: bytes)
        guard let base = part.baseAddress else { return nil }
        var at = 0
        while at < part.count, let tag = memchr(base + at, 0x3C, part.count - at) {
            at = UnsafeRawPointer(tag) - base
            if part[at...].starts(with: text.utf8) { return bytes.startIndex + at }
            at += 1
        }
        return nil
    }
}
