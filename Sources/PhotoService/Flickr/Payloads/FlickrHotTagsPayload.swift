/// The answer of `tags.getHotList`.
package struct FlickrHotTagsPayload: Decodable, Sendable {
    package let names: [String]

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "hottags")
        names = fields.list("tag", FlickrTagPayload.self).map(\.name)
    }
}
