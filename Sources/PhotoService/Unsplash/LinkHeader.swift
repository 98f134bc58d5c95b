import GalleryCore

/// `Link` header (RFC 8288): `<address>; rel="next", <address>; rel="last"`.
enum LinkHeader {
    static func hasNext(_ value: String) -> Bool {
        // Skips addresses between < and >, which may contain separators.
        var parameters = ""
        var isAddress = false
        for character in value {
            if character == "<" { isAddress = true }
            if !isAddress { parameters.append(character == "," ? ";" : character) }
            if character == ">" { isAddress = false }
        }
        return parameters.lowercased().split(separator: ";").contains { parameter in
            let pair = parameter.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].split(whereSeparator: \.isWhitespace) == ["rel"] else {
                return false
            }
            return pair[1].split { $0.isWhitespace || $0 == "\"" }.contains("next")
        }
    }
}
