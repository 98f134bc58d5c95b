/// The answer of `photos.getInfo`: one photo with everything but its sizes and its camera.
package struct FlickrInfoPayload: Decodable, Sendable {
    let id: String
    let owner: Owner
    let secret: String?
    let server: String?
    let title: String?
    let about: String?
    let license: String?
    let uploaded: String?
    let taken: FlickrTaken
    let tags: [String]
    let views: Int?
    let comments: Int?
    let place: FlickrPlace?

    /// Who made it.
    struct Owner: Decodable, Sendable {
        let key: String
        let username: String?
        let realName: String?
        let pathAlias: String?

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            key = try fields.identifier("nsid")
            username = fields.text("username")
            realName = fields.text("realname")
            pathAlias = fields.text("path_alias")
        }
    }

    private struct Dates: Decodable, Sendable {
        let posted: String?
        let taken: FlickrTaken

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            posted = fields.text("posted")
            taken = FlickrTaken(
                text: fields.text("taken"), granularity: fields.integer("takengranularity"),
                isUnknown: fields.flag("takenunknown"))
        }
    }

    private struct Tags: Decodable, Sendable {
        let names: [String]

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            names = fields.list("tag", FlickrTagPayload.self).filter { !$0.isForMachines }.map(\.name)
        }
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "photo")
        id = try fields.identifier("id")
        owner = try fields.decode(Owner.self, forKey: "owner")
        secret = fields.text("secret")
        server = fields.text("server")
        title = fields.object("title", ContentText.self)?.text
        about = fields.object("description", ContentText.self)?.text
        license = fields.text("license")
        let dates = fields.object("dates", Dates.self)
        uploaded = dates?.posted ?? fields.text("dateuploaded")
        taken = dates?.taken ?? FlickrTaken(text: nil, granularity: nil, isUnknown: true)
        tags = fields.object("tags", Tags.self)?.names ?? []
        views = fields.count("views")
        comments = fields.object("comments", ContentText.self)?.text.flatMap { Int($0) }
        place = fields.object("location")
    }
}
