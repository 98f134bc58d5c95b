import PictureMetadata

/// Addresses of the links in an HTML file, such as the bookmarks that a browser exports.
struct LinkedAddresses {
    private let bytes: [UInt8]
    private var at = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Unique, in the order of the file. `nil` if the file does not begin with markup, or has more than `limit` links.
    static func all(in bytes: [UInt8], limit: Int) -> [String]? {
        var reader = LinkedAddresses(bytes)
        var addresses: [String] = []
        var known: Set<String> = []
        while let address = reader.next() {
            guard known.insert(address).inserted else { continue }
            guard addresses.count < limit else { return nil }
            addresses.append(address)
        }
        return addresses
    }

    /// Whether a file begins with a tag, a declaration or a comment; not with an address in angle brackets.
    static func isHTML(_ bytes: [UInt8]) -> Bool {
        guard let start = bytes.firstIndex(where: { $0 > 0x20 }), bytes[start] == UInt8(ascii: "<") else {
            return false
        }
        let rest = bytes[(start + 1)...]
        if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "?") { return true }
        let name = rest.prefix(while: isNamePart)
        return !name.isEmpty && rest.dropFirst(name.count).first.map { $0 <= 0x20 || $0 == end } == true
    }

    /// Address of the next `a` element with `href`.
    private mutating func next() -> String? {
        while let tag = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
            at = tag + 1
            if bytes[at...].starts(with: "!--".utf8) {
                skipComment()
                continue
            }
            let name = readName()
            let isLink = name.count == 1 && name.first.map { $0 | 0x20 } == UInt8(ascii: "a")
            // Text such as `a < b` is no tag.
            guard !name.isEmpty else { continue }
            if let address = readAttributes(), isLink { return address }
        }
        at = bytes.count
        return nil
    }

    private mutating func skipComment() {
        at = min(at + 3, bytes.count)
        while at < bytes.count, !bytes[at...].starts(with: "-->".utf8) { at += 1 }
    }

    private mutating func readName() -> ArraySlice<UInt8> {
        let name = bytes[at...].prefix(while: Self.isNamePart)
        at += name.count
        return name
    }

    /// Reads to the end of the tag; returns the value of `href`.
    private mutating func readAttributes() -> String? {
        var address: String?
        while at < bytes.count, bytes[at] != Self.end {
            let name = bytes[at...].prefix { $0 > 0x20 && $0 != Self.end && $0 != UInt8(ascii: "=") }
            at += name.count
            skipBlanks()
            guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { continue }
            at += 1
            skipBlanks()
            let value = readValue()
            if address == nil, String(decoding: name, as: UTF8.self).lowercased() == "href" {
                address = XMLScanner.resolved(String(decoding: value.prefix(Self.longest), as: UTF8.self))
            }
        }
        return address
    }

    private mutating func readValue() -> ArraySlice<UInt8> {
        guard at < bytes.count else { return [] }
        let quote = bytes[at]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let value = bytes[at...].prefix { $0 > 0x20 && $0 != Self.end }
            at += value.count
            return value
        }
        let value = bytes[(at + 1)...].prefix { $0 != quote }
        at = min(at + value.count + 2, bytes.count)
        return value
    }

    private mutating func skipBlanks() {
        while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    }

    private static let end = UInt8(ascii: ">")
    /// Maximum bytes of an address that are read; longer ones name no photo.
    private static let longest = 4_096

    private static func isNamePart(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
