/// User names and passwords in addresses, such as `http://user:password@host`.
public enum AddressCredentials {
    private static let replacement = "***@"

    /// Address with `***` for all that precedes the last `@`, which may also be percent-encoded. A password may contain
    /// characters that end it for a parser, such as `/`, `#` and `@`.
    public static func redacted(inAddress address: String) -> String {
        guard let start = hostStart(in: address) else { return address }
        let scheme = address.firstRange(of: "://").map {
            $0.upperBound < start ? address[..<$0.upperBound] : ""
        }
        return (scheme ?? "") + replacement + address[start...]
    }

    /// Text in which each word that is an address with credentials is redacted.
    public static func redacted(in text: String) -> String {
        guard text.contains("://"), hostStart(in: text) != nil else { return text }
        return text.split(separator: " ", omittingEmptySubsequences: false)
            .map { hasUserInfo($0) ? redacted(inAddress: String($0)) : String($0) }.joined(separator: " ")
    }

    /// Start of the host after the last `@`; `nil` without `@`.
    package static func hostStart(in address: String) -> String.Index? {
        let signs = ["@", "%40"].flatMap { address.ranges(of: $0) }
        return signs.map(\.upperBound).max()
    }

    /// Whether a typed line may contain a password: an address with user information, or an `@` in a line about a
    /// proxy.
    public static func isHeld(in line: String) -> Bool {
        let words = line.lowercased().split { $0.isWhitespace || "\"'=".contains($0) }
        if words.contains(where: hasUserInfo) || words.contains(where: isUserAtHost) { return true }
        let isAboutProxy = words.contains { $0.contains("proxy") || $0.contains("прокси") }
        return isAboutProxy && hostStart(in: line) != nil
    }

    /// Whether the authority of an address (RFC 3986, 3.2) has user information.
    private static func hasUserInfo(_ word: Substring) -> Bool {
        guard let scheme = word.firstRange(of: "://") else { return false }
        let authority = word[scheme.upperBound...].prefix { !"/?#".contains($0) }
        return authority.contains("@") || word.hasPrefix("socks") && word.contains("@")
    }

    /// Whether the word has the form `user:password@host`, with a dot or a port in the host. IDs such as
    /// `flickr:12345678@N00` have neither.
    private static func isUserAtHost(_ word: Substring) -> Bool {
        guard !word.contains("://"), let sign = word.lastIndex(of: "@"), let colon = word.firstIndex(of: ":"),
            colon < sign, !word[..<colon].contains("/"), !word.hasPrefix("mailto:")
        else { return false }
        return word[sign...].contains { ".:".contains($0) }
    }
}
