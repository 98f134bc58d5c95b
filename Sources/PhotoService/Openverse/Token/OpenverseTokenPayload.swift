/// The answer that grants a token (RFC 6749, 5.1).
struct OpenverseTokenPayload: Decodable, Sendable {
    let token: String
    let lifetime: Int

    /// What services grant when they do not say; the service says ten hours.
    private static let shortest = 60
    private static let longest = 86_400

    private enum Keys: String, CodingKey {
        case token = "access_token"
        case lifetime = "expires_in"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        token = try fields.decode(String.self, forKey: .token)
        guard (1...4096).contains(token.utf8.count), token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw DecodingError.dataCorruptedError(forKey: .token, in: fields, debugDescription: "no token")
        }
        lifetime = min(max(fields.count(.lifetime) ?? Self.shortest, Self.shortest), Self.longest)
    }
}
