/// The answer of `photos.getInfo`: one photo with everything but its sizes and its camera.
struct FlickrInfoPayload: Decodable, Sendable {
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

        private enum Keys: String, CodingKey {
            case nsid, username, realname
            case pathAlias = "path_alias"
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Keys.self)
            guard let key = fields.text(.nsid), FlickrPhotoPayload.isKey(key) else {
                throw DecodingError.dataCorruptedError(forKey: .nsid, in: fields, debugDescription: "no key")
            }
            self.key = key
            username = fields.text(.username)
            realName = fields.text(.realname)
            pathAlias = fields.text(.pathAlias)
        }
    }

    private struct Dates: Decodable, Sendable {
        let posted: String?
        let taken: FlickrTaken

        enum Keys: String, CodingKey {
            case posted, taken, takengranularity, takenunknown
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Keys.self)
            posted = fields.text(.posted)
            taken = FlickrTaken(
                text: fields.text(.taken), granularity: fields.integer(.takengranularity),
                isUnknown: fields.flag(.takenunknown))
        }
    }

    private struct Tags: Decodable, Sendable {
        let names: [String]

        enum Keys: String, CodingKey {
            case tag
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Keys.self)
            names = fields.list(.tag, FlickrTagPayload.self).filter { !$0.isForMachines }.map(\.name)
        }
    }

    private enum Root: String, CodingKey {
        case photo
    }
    private enum Keys: String, CodingKey {
        case id, owner, secret, server, title, description, license, dateuploaded, dates, tags, views
        case comments, location
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Root.self)
            .nestedContainer(keyedBy: Keys.self, forKey: .photo)
        guard let id = fields.text(.id), FlickrPhotoPayload.isKey(id) else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: fields, debugDescription: "no identity")
        }
        self.id = id
        owner = try fields.decode(Owner.self, forKey: .owner)
        secret = fields.text(.secret)
        server = fields.text(.server)
        title = fields.object(.title, ContentText.self)?.text
        about = fields.object(.description, ContentText.self)?.text
        license = fields.text(.license)
        let dates = fields.object(.dates, Dates.self)
        uploaded = dates?.posted ?? fields.text(.dateuploaded)
        taken = dates?.taken ?? FlickrTaken(text: nil, granularity: nil, isUnknown: true)
        tags = fields.object(.tags, Tags.self)?.names ?? []
        views = fields.count(.views)
        comments = fields.object(.comments, ContentText.self)?.text.flatMap { Int($0) }
        place = fields.object(.location)
    }
}
