/// The `links` of a photo or a person.
struct LinksPayload: Decodable, Sendable {
    /// The page for people.
    let html: String?
    /// To be asked for, with the key, whenever somebody saves the photo.
    let downloadLocation: String?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        html = fields.text("html")
        downloadLocation = fields.text("download_location")
    }
}
