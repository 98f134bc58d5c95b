/// Collection or topic.
package struct CollectionPayload: Decodable, Sendable {
    /// Slug of a topic, else the ID; a numeric ID, as of old collections, is read as text.
    package let key: String
    let title: String?
    let description: String?
    let photoCount: Int?
    /// Creator; missing for topics, which have several owners.
    let user: UserPayload?

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        // Rejects photos, which also have IDs and slugs but are recognizable by `urls`.
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
