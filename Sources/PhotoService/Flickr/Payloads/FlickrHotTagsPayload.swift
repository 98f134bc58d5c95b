/// The answer of `tags.getHotList`.
struct FlickrHotTagsPayload: Decodable, Sendable {
    let names: [String]

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "hottags")
        names = fields.list("tag", FlickrTagPayload.self).map(\.name)
    }
}
