/// The answer of `tags.getRelated`.
struct FlickrRelatedTagsPayload: Decodable, Sendable {
    let names: [String]

    private enum Root: String, CodingKey {
        case tags
    }
    private enum Keys: String, CodingKey {
        case tag
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Root.self)
            .nestedContainer(keyedBy: Keys.self, forKey: .tags)
        names = fields.list(.tag, FlickrTagPayload.self).filter { !$0.isForMachines }.map(\.name)
    }
}
