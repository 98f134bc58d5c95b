import PictureExchange
import PictureMetadata

/// Credit from a picture's XMP packet (ISO 16684-1), found by searching the file for the RDF element.
enum PacketCredit {
    private static let start = Array("<rdf:RDF".utf8)
    private static let end = Array("</rdf:RDF>".utf8)
    /// Maximum size of a packet in bytes.
    private static let longest = 256 << 10

    /// Empty if the file has no readable packet.
    static func read(from file: UnsafeRawBufferPointer) -> PictureCredit {
        guard let first = file.position(after: start) else { return PictureCredit() }
        let packet = UnsafeRawBufferPointer(rebasing: file[(first - start.count)...].prefix(longest))
        guard let last = packet.position(after: end) else { return PictureCredit() }
        return credit(Array(packet[..<last]))
    }

    static func credit(_ packet: [UInt8]) -> PictureCredit {
        let values = XMPValues(packet)
        var credit = PictureCredit()
        credit.title = values.first((.dc, "title"))
        credit.author = values.author
        credit.authorLink = values.first((.cc, "attributionURL"))
        credit.license = values.first((.xmpRights, "UsageTerms"), (.dc, "rights"))
        credit.licenseLink = values.first((.cc, "license"), (.xmpRights, "WebStatement"))
        credit.page = values.first((.dc, "source"))
        return credit
    }
}
