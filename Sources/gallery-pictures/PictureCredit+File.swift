import PictureExchange
import PictureMetadata

extension PictureCredit {
    private static let start = Array("<rdf:RDF".utf8)
    private static let end = Array("</rdf:RDF>".utf8)
    /// Maximum size of an XMP packet in bytes.
    private static let longest = 256 << 10

    init(in file: UnsafeRawBufferPointer) {
        let credit = MetadataCredit(XMPValues(Self.packet(in: file)), in: file)
        self.init()
        title = credit.title
        author = credit.author
        authorLink = credit.authorLink
        license = credit.license
        licenseLink = credit.licenseLink
        page = credit.page
    }

    /// XMP (ISO 16684-1), found by searching the file for the RDF element; empty if it is missing or too long.
    private static func packet(in file: UnsafeRawBufferPointer) -> [UInt8] {
        guard let first = file.position(after: start) else { return [] }
        let packet = UnsafeRawBufferPointer(rebasing: file[(first - start.count)...].prefix(longest))
        return packet.position(after: end).map { Array(packet[..<$0]) } ?? []
    }
}
