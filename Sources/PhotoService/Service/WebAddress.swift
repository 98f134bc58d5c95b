import GalleryCore

enum WebAddress {
    /// https address that can be printed, stored and requested; otherwise `nil`.
    static func https(_ text: String?) -> String? {
        guard let text, text.hasPrefix("https://"), isPrintable(text) else { return nil }
        return text
    }

    /// As `https`, but upgrades http addresses to https, which most linked hosts support.
    static func secured(_ text: String?) -> String? {
        guard let text, text.hasPrefix("http://") else { return https(text) }
        return https("https://" + text.dropFirst(7))
    }

    /// Whether the address is printable ASCII of limited length (RFC 3986) without a trailing comma, which would
    /// separate the addresses of a `PictureSource`.
    static func isPrintable(_ text: String) -> Bool {
        text.utf8.count <= 2083 && text.utf8.last != UInt8(ascii: ",")
            && text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    }

    /// Appends query parameters before a fragment.
    static func adding(_ parameters: [(name: String, value: String)], to address: String) -> String {
        let hash = index(of: "#", in: address) ?? address.endIndex
        let fragment = address[hash...]
        var text = String(address[..<hash])
        for (name, value) in parameters {
            let isFirst = index(of: "?", in: text) == nil
            let isOpen = text.utf8.last == UInt8(ascii: "?") || text.utf8.last == UInt8(ascii: "&")
            text += (isOpen ? "" : isFirst ? "?" : "&") + name + "=" + value.percentEncoded
        }
        return text + fragment
    }

    static func removing(_ names: Set<String>, from address: String) -> String {
        let hash = index(of: "#", in: address) ?? address.endIndex
        guard let questionMark = index(of: "?", in: address), questionMark < hash else { return address }
        let kept = address[address.index(after: questionMark)..<hash].split(separator: "&").filter {
            parameter in
            !names.contains(String(parameter.prefix { $0 != "=" }))
        }
        let query = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
        return address[..<questionMark] + query + address[hash...]
    }

    /// Searches bytes, since byte access is twenty times as fast as character access.
    private static func index(of character: Unicode.Scalar, in address: String) -> String.Index? {
        address.utf8.firstIndex(of: UInt8(ascii: character))
    }
}
