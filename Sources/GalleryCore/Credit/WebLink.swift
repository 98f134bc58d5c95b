/// Validated and percent-encoded addresses for browsers, terminals and documents.
public enum WebLink {
    /// Maximum length in bytes; every browser accepts addresses of this length.
    public static let limit = 2_083

    /// Percent-encodes characters that RFC 3986 forbids; `nil` if not https, without host, or longer than `limit`.
    public static func https(_ address: String) -> String? {
        guard address.utf8.count <= limit, address.lowercased().hasPrefix("https://") else { return nil }
        let link = encoded(address)
        guard link.utf8.count <= limit, let first = link.dropFirst(8).first, !"/?#".contains(first) else {
            return nil
        }
        return link
    }

    /// Like `https`, but for `http://127.0.0.1:PORT/…`, an address of this computer.
    public static func loopback(_ address: String) -> String? {
        let host = "http://127.0.0.1:"
        let port = address.dropFirst(host.count).prefix { $0 != "/" }
        guard address.utf8.count <= limit, address.hasPrefix(host), UInt16(port) != nil else { return nil }
        let link = encoded(address)
        return link.utf8.count <= limit ? link : nil
    }

    /// Address of a local file (RFC 8089); `nil` if the path is relative or the address longer than `limit`.
    public static func file(_ path: String) -> String? {
        guard path.hasPrefix("/") else { return nil }
        let link = "file://" + encoded(path, plain: Set("-._~/".utf8))
        return link.utf8.count <= limit ? link : nil
    }

    public static func withoutScheme(_ text: String) -> Substring? {
        let start = text.prefix(8).lowercased()
        return ["https://", "http://"].first(where: start.hasPrefix).map { text.dropFirst($0.count) }
    }

    /// Relative address of a file, given by its path relative to the document.
    public static func relative(_ path: String) -> String { encoded(path, plain: Set("-._~/".utf8)) }

    static func component(_ text: String) -> String { encoded(text, plain: unreserved) }

    /// Keeps letters, digits and `plain`, by default `%` and the symbols of RFC 3986 (2.2, 2.3); encodes other bytes.
    private static func encoded(_ address: String, plain: Set<UInt8> = plain) -> String {
        var encoded = ""
        for byte in address.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            case _ where plain.contains(byte): encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                encoded += byte < 16 ? "%0" : "%"
                encoded += String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }

    private static let unreserved = Set("-._~".utf8)
    private static let plain = Set("-._~:/?#[]@!$&'()*+,;=%".utf8)
}
