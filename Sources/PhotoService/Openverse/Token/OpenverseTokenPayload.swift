/// The answer that grants a token (RFC 6749, 5.1).
struct OpenverseTokenPayload: Decodable, Sendable {
    let token: String
    let lifetime: Int

    /// What services grant when they do not say; the service says ten hours.
    private static let shortest = 60
    private static let longest = 86_400

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        token = try fields.decode(String.self, forKey: "access_token")
        guard (1...4096).contains(token.utf8.count), token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw fields.unreadable("access_token")
        }
        lifetime = min(max(fields.count("expires_in") ?? Self.shortest, Self.shortest), Self.longest)
    }
}
