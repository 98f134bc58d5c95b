import GalleryCore

/// Signed-in user, decoded without the e-mail address.
struct UnsplashMePayload: Decodable, Sendable {
    let id: String
    let username: String
    let name: String
    let avatar: String?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        username = try fields.identifier("username")
        id = try fields.identifier(fields.isGiven("uid") ? "uid" : "id")
        let name = fields.text("name")?.shortName ?? ""
        self.name = name.isEmpty ? username : name
        let pictures = fields.fields(in: "profile_image")
        avatar = WebAddress.https(pictures?.text("large") ?? pictures?.text("medium"))
    }
}
