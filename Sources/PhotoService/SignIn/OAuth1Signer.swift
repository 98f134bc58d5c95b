import FoundationEssentials
import GalleryCore

/// Signs requests of an application, with a token also for an account (RFC 5849, 3.1).
struct OAuth1Signer: Sendable {
    let application: ApplicationKey
    var token = ""
    var tokenSecret = ""
    var now: @Sendable () -> Date = { Date() }
    var nonce: @Sendable () -> String = { RandomText.make(bytes: 16) }

    /// Header for an address without query; `more`: additional parameters. `nil` if signing is unavailable.
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

/// User's application key with secret. Printing and reflection redact it.
public struct ApplicationKey: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
    let key: String
    let secret: String

    /// `nil` unless both values are given.
    public init?(key: String?, secret: String?) {
        guard let key, let secret, !key.isEmpty, !secret.isEmpty else { return nil }
        self.key = key
        self.secret = secret
    }

    public var description: String { "application" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

enum RandomText {
    /// Hexadecimal; from the system's generator.
    static func make(bytes: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<bytes).map { _ in
            let byte = UInt8.random(in: 0...255, using: &generator)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}
