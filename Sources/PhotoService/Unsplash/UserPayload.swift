struct UserPayload: Decodable, Sendable {
    let name: String
    let username: String?
    let link: String?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        username = fields.text("username")
        // The API guidelines require a credit; the handle replaces a missing name.
        name = try fields.text("name") ?? username ?? fields.nonempty("name")
        link = fields.fields(in: "links")?.text("html")
    }
}
