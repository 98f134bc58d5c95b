/// Escapes untrusted text for AsciiDoc: special characters become character references.
enum AsciiDocText {
    static func text(_ text: String, link: String?) -> String {
        guard let link else { return escaped(text) }
        return "link:++\(link.replacing("+", with: "%2B"))++[\(escaped(text))]"
    }

    private static func escaped(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        return scalars.enumerated().map { index, scalar in
            // Repeated, these characters form a dash, an ellipsis, or quotation marks.
            let isRepeated = "-.,".unicodeScalars.contains(scalar) && scalars[(index + 1)...].first == scalar
            return isRepeated || "*_`#+^~[]{}<>|&\\=\"'$(@:".unicodeScalars.contains(scalar)
                ? "&#\(scalar.value);" : String(scalar)
        }.joined()
    }
}
