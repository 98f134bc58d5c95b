/// Escapes untrusted text for HTML content and quoted attribute values.
public enum HTMLText {
    public static func text(_ text: String, link: String?, rel: String? = nil) -> String {
        guard let link else { return escaped(text) }
        let relation = rel.map { " rel=\"\($0)\"" } ?? ""
        return "<a\(relation) href=\"\(escaped(link))\">\(escaped(text))</a>"
    }

    /// Escapes `&`, `<`, `>`, `"` and `'` (WHATWG HTML, 13.1.2 and 13.3).
    public static func escaped(_ text: String) -> String {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\""): escaped += "&quot;".utf8
            case UInt8(ascii: "'"): escaped += "&#39;".utf8
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
