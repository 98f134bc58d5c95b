/// Escapes untrusted text for Markdown (CommonMark 0.31, 2.4 "Backslash escapes", and the extensions of GitHub Flavored
/// Markdown: strikethrough, tables, bare addresses, mentions, mathematics).
public enum Markdown {
    public static func text(_ text: String, link: String?) -> String {
        guard let link else { return escaped(text) }
        return "[\(escaped(text))](\(destination(link)))"
    }

    /// Whether a byte is escaped at every position in a line; indexed by the byte.
    private static let special = (UInt8.min...UInt8.max).map { "\\`*_[]{}<>&~|#!$^@".utf8.contains($0) }

    /// Position in a line, as some bytes are special at its start, and others after leading digits.
    private enum Start { case blank, digits, inside }

    /// Processes bytes, as every special character of Markdown is ASCII.
    private static func escaped(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var escaped: [UInt8] = []
        escaped.reserveCapacity(bytes.count + bytes.count / 8)
        var letters = 0  // Length of the current word.
        var start = Start.blank
        for (index, byte) in bytes.enumerated() {
            // "://" and "www." are escaped, as GitHub would make a link of a bare address.
            let opensAddress =
                switch byte {
                case UInt8(ascii: ":"): bytes[index...].starts(with: "://".utf8)
                case UInt8(ascii: "."):
                    letters == 3 && bytes[index - 3..<index].allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
                default: false
                }
            let opensBlock =
                switch start {
                case .blank:
                    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "=")
                case .digits: byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")")
                case .inside: false
                }
            if opensAddress || opensBlock || special[Int(byte)] { escaped.append(UInt8(ascii: "\\")) }
            escaped.append(byte)
            letters = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 ? letters + 1 : 0
            switch byte {
            case 0x0A...0x0D: start = .blank
            case UInt8(ascii: "0")...UInt8(ascii: "9") where start != .inside: start = .digits
            case 0x20, 0x09: if start == .digits { start = .inside }
            default: start = .inside
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// Encodes special characters: an unbalanced parenthesis would end the destination (CommonMark 0.31, 6.3), and a
    /// character reference is decoded in it (2.5). Other ampersands stay, as they are easier to read.
    static func destination(_ link: String) -> String {
        link.replacing(#/&(?=#[0-9]|#[xX][0-9a-fA-F]|[A-Za-z][A-Za-z0-9]*;)/#, with: "&amp;").map {
            character in
            switch character {
            case "(": "%28"
            case ")": "%29"
            case "\\": "%5C"
            case "*": "%2A"
            default: String(character)
            }
        }.joined()
    }
}
