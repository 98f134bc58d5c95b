/// The author of a photo.
struct UserPayload: Decodable, Sendable {
    let name: String
    let username: String?
    let links: LinksPayload?

    private enum Keys: String, CodingKey {
        case name, username, links
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        username = fields.text(.username)
        // The license asks for a credit; the handle will do where the name is missing.
        guard let name = fields.text(.name) ?? username else {
            throw DecodingError.dataCorruptedError(forKey: .name, in: fields, debugDescription: "no name")
        }
        self.name = name
        links = fields.object(.links)
    }
}
