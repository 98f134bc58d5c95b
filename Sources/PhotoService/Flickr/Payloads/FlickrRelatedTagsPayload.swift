/// The answer of `tags.getRelated`.
package struct FlickrRelatedTagsPayload: Decodable, Sendable {
    package let names: [String]

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "tags")
        names = fields.list("tag", FlickrTagPayload.self).filter { !$0.isForMachines }.map(\.name)
    }
}
