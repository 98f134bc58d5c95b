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
