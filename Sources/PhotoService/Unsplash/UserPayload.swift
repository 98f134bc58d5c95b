/// The author of a photo.
struct UserPayload: Decodable, Sendable {
    let name: String
    let username: String?
    let links: LinksPayload?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        username = fields.text("username")
        // The licence asks for a credit; the handle will do where the name is missing.
        name = try fields.text("name") ?? username ?? fields.nonempty("name")
        links = fields.object("links")
    }
}

/// The `links` of a photo or a person.
struct LinksPayload: Decodable, Sendable {
    /// The page for people.
    let html: String?
    /// To be asked for, with the key, whenever the photo is saved.
    let downloadLocation: String?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        html = fields.text("html")
        downloadLocation = fields.text("download_location")
    }
}
