/// A topic; its slug is the name by which its photos are asked for.
struct TopicPayload: Decodable, Sendable {
    let slug: String

    private enum Keys: String, CodingKey {
        case slug, urls
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        // Photos have slugs too.
        guard let slug = fields.text(.slug), !fields.contains(.urls) else {
            throw DecodingError.dataCorruptedError(forKey: .slug, in: fields, debugDescription: "no topic")
        }
        self.slug = slug
    }
}
