/// The answer of `tags.getRelated`.
struct FlickrRelatedTagsPayload: Decodable, Sendable {
    let names: [String]

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "tags")
        names = fields.list("tag", FlickrTagPayload.self).filter { !$0.isForMachines }.map(\.name)
    }
}
