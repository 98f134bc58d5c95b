/// A collection, or a topic, whose slug is the name by which its photos are asked for.
package struct CollectionPayload: Decodable, Sendable {
    /// The slug of a topic, else the identifier, which was a number once.
    package let key: String
    let title: String?
    let description: String?
    let photoCount: Int?
    /// Who made it; topics have several owners and no maker.
    let user: UserPayload?

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        // Photos have identifiers and slugs too.
        guard let key = fields.text("slug") ?? fields.text("id"), key.utf8.count <= 200,
            !fields.contains("urls")
        else {
            throw fields.unreadable("id")
        }
        self.key = key
        title = fields.text("title")
        description = fields.text("description")
        photoCount = fields.count("total_photos")
        user = fields.object("user")
    }
}
