/// A collection, or a topic, whose slug is the name by which its photos are asked for.
struct CollectionPayload: Decodable, Sendable {
    /// The slug of a topic, else the identifier, which was a number once.
    let key: String
    let title: String?
    let description: String?
    let photoCount: Int?
    /// Who made it; topics have several owners and no maker.
    let user: UserPayload?

    private enum Keys: String, CodingKey {
        case id, slug, title, description, user, urls
        case totalPhotos = "total_photos"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        // Photos have identifiers and slugs too.
        guard let key = fields.text(.slug) ?? fields.text(.id), key.utf8.count <= 200, !fields.contains(.urls)
        else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: fields, debugDescription: "no collection")
        }
        self.key = key
        title = fields.text(.title)
        description = fields.text(.description)
        photoCount = fields.count(.totalPhotos)
        user = fields.object(.user)
    }
}
