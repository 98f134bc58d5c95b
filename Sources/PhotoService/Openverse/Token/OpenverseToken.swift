import FoundationEssentials

/// A token with whom it was granted to, by which service, and until when.
struct OpenverseToken: Equatable, Codable, Sendable {
    let client: String
    /// Base address of the service.
    let base: String
    let value: String
    /// Seconds since 1970.
    let end: Double

    /// So long before its end it is renewed, so that it does not end on the way.
    private static let margin = 60.0

    /// Whether it may be sent now.
    func isGood(now: Date) -> Bool { now.timeIntervalSince1970 + Self.margin < end }
}

/// The answer that grants a token (RFC 6749, 5.1).
package struct OpenverseTokenPayload: Decodable, Sendable {
    let token: String
    package let lifetime: Int

    /// What services grant when they do not say; the service says ten hours.
    private static let shortest = 60
    private static let longest = 86_400

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        token = try fields.decode(String.self, forKey: "access_token")
        guard (1...4096).contains(token.utf8.count), token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw fields.unreadable("access_token")
        }
        lifetime = min(max(fields.count("expires_in") ?? Self.shortest, Self.shortest), Self.longest)
    }
}
