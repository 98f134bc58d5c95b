/// The answer of `tags.getHotList`.
struct FlickrHotTagsPayload: Decodable, Sendable {
    let names: [String]

    private enum Root: String, CodingKey {
        case hottags
    }
    private enum Keys: String, CodingKey {
        case tag
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Root.self)
            .nestedContainer(keyedBy: Keys.self, forKey: .hottags)
        names = fields.list(.tag, FlickrTagPayload.self).map(\.name)
    }
}
