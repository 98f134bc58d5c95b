/// Token reply (RFC 6749, 5.1).
package struct OpenverseTokenPayload: Decodable, Sendable {
    let token: String
    package let lifetime: Int

    /// Minimum lifetime in seconds, also assumed if none is specified; the service grants ten hours.
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
