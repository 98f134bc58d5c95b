/// A tag: an object with a title; a bare string is taken too.
struct TagPayload: Decodable, Sendable {
    let title: String

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            title = text
        } else {
            title = try decoder.fields().decode(String.self, forKey: "title")
        }
    }
}
