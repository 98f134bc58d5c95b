/// The `links` of a photo or a person.
struct LinksPayload: Decodable, Sendable {
    /// The page for people.
    let html: String?
    /// To be asked for, with the key, whenever somebody saves the photo.
    let downloadLocation: String?

    private enum Keys: String, CodingKey {
        case html
        case downloadLocation = "download_location"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        html = fields.text(.html)
        downloadLocation = fields.text(.downloadLocation)
    }
}
