/// Escapes untrusted text for AsciiDoc: special characters become character references.
enum AsciiDocText {
    static func text(_ text: String, link: String?) -> String {
        guard let link else { return escaped(text) }
        return "link:++\(link.replacing("+", with: "%2B"))++[\(escaped(text))]"
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            "*_`#+^~[]{}<>|&\\=\"'".unicodeScalars.contains(scalar) ? "&#\(scalar.value);" : String(scalar)
        }.joined()
    }
}
