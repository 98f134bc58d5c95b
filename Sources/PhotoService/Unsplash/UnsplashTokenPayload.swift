import GalleryCore

/// Token reply (RFC 6749, 5.1). The token does not expire.
struct UnsplashTokenPayload: Decodable, Sendable {
    let token: String
    let scopes: Set<String>

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        token = try fields.decode(String.self, forKey: "access_token")
        guard (1...4096).contains(token.utf8.count), token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw fields.unreadable("access_token")
        }
        scopes = Set((fields.text("scope") ?? "").split(separator: " ").map(String.init))
    }
}
