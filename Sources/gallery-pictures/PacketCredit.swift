import Glibc
import PictureExchange
import PictureMetadata

/// Credit from a picture's XMP packet (ISO 16684-1), found by searching the file for its RDF element.
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
        guard let events = XMLScanner.events(in: packet) else { return PictureCredit() }
        var values: [String: String] = [:]
        func take(_ value: String, for name: String) {
            if values[name, default: ""].isEmpty { values[name] = value }
        }
        // Nesting: the RDF element, a description, its properties.
        var path: [String] = []
        for event in events {
            switch event {
            case .open(let element):
                path.append(element.name)
                for (name, value) in element.attributes {
                    let value = XMLScanner.resolved(value)
                    if path.count == 2 { take(value, for: name) }
                    if path.count == 3, name == XMPNamespace.rdf + "resource" { take(value, for: path[2]) }
                }
            case .close: path.removeLast()
            case .text(let text): if path.count >= 3 { take(text, for: path[2]) }
            }
        }
        func value(_ names: (XMPNamespace, String)...) -> String {
            names.lazy.compactMap { values[$0.rawValue + $1] }.first { !$0.isEmpty } ?? ""
        }
        var credit = PictureCredit()
        credit.title = value((.dc, "title"))
        credit.author = value((.cc, "attributionName"), (.dc, "creator"))
        credit.authorLink = value((.cc, "attributionURL"))
        credit.license = value((.xmpRights, "UsageTerms"), (.dc, "rights"))
        credit.licenseLink = value((.cc, "license"), (.xmpRights, "WebStatement"))
        credit.page = value((.dc, "source"))
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
