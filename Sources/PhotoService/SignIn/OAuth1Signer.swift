import FoundationEssentials
import GalleryCore

/// Signs requests of an application and, with a token, of an account (RFC 5849, 3.1).
struct OAuth1Signer: Sendable {
    let application: ApplicationKey
    var token = ""
    var tokenSecret = ""
    var now: @Sendable () -> Date = { Date() }
    var nonce: @Sendable () -> String = { RandomText.make(bytes: 16) }

    /// `Authorization` header; `nil` if libcrypto is missing. `url` has no query, `more` has other OAuth parameters.
    func authorization(
        _ method: String, _ url: String, _ query: [(name: String, value: String)] = [],
        _ more: [(name: String, value: String)] = []
    ) -> String? {
        var parameters: [(name: String, value: String)] = [
            ("oauth_consumer_key", application.key), ("oauth_nonce", nonce()),
            ("oauth_signature_method", "HMAC-SHA1"),
            ("oauth_timestamp", "\(Int(clamping: now().timeIntervalSince1970))"), ("oauth_version", "1.0"),
        ]
        if !token.isEmpty { parameters.append(("oauth_token", token)) }
        parameters += more
        let base = OAuth1Signature.base(method: method, url: url, parameters: parameters + query)
        guard
            let signature = OAuth1Signature.of(
                base, consumerSecret: application.secret, tokenSecret: tokenSecret)
        else { return nil }
        let fields = (parameters + [("oauth_signature", signature)]).map {
            "\($0.name)=\"\($0.value.percentEncoded)\""
        }
        return "OAuth " + fields.joined(separator: ", ")
    }
}

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
