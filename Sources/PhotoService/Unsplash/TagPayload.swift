/// A tag: an object with a title; a bare string is taken too.
struct TagPayload: Decodable, Sendable {
    let title: String

    private enum Keys: String, CodingKey {
        case title
    }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            title = text
        } else {
            title = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .title)
        }
    }
}
