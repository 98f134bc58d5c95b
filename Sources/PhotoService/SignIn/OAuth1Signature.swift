import FoundationEssentials
import GalleryCore

/// OAuth 1.0a signature with HMAC-SHA1 (RFC 5849, 3.4).
enum OAuth1Signature {
    /// Base64-encoded signature; `nil` if libcrypto is missing.
    static func of(_ base: String, consumerSecret: String, tokenSecret: String) -> String? {
        let key = Array("\(consumerSecret.percentEncoded)&\(tokenSecret.percentEncoded)".utf8)
        let text = Array(base.utf8)
        return HMACSHA1.digest(of: text, key: key).map { Data($0).base64EncodedString() }
    }

    /// Signature base string (RFC 5849, 3.4.1). `parameters`: unencoded and unsorted parameters of query, form and
    /// header, except `realm` and `oauth_signature`.
    static func base(method: String, url: String, parameters: [(name: String, value: String)]) -> String {
        let pairs = parameters.map { ($0.name.percentEncoded, $0.value.percentEncoded) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
            .map { "\($0.0)=\($0.1)" }
        let parts = [method.uppercased(), normalized(url), pairs.joined(separator: "&")]
        return parts.map(\.percentEncoded).joined(separator: "&")
    }

    /// Lower-case scheme and host, without default port and query (RFC 5849, 3.4.1.2).
    private static func normalized(_ url: String) -> String {
        let bare = url.prefix { !"?#".contains($0) }
        guard let schemeEnd = bare.firstRange(of: "://") else { return String(bare) }
        let scheme = bare[..<schemeEnd.lowerBound].lowercased()
        let rest = bare[schemeEnd.upperBound...]
        var host = rest.prefix { $0 != "/" }.lowercased()
        let path = rest.drop { $0 != "/" }
        let usual = scheme == "https" ? ":443" : ":80"
        if host.hasSuffix(usual) { host.removeLast(usual.count) }
        return "\(scheme)://\(host)\(path.isEmpty ? "/" : path)"
    }
}
