/// Tags of a photo, related tags, or popular tags; without machine tags.
package struct FlickrTagsPayload: Decodable, Sendable {
    package let names: [String]

    package init(from decoder: any Decoder) throws {
        let key: AnyKey = try decoder.fields().contains("hottags") ? "hottags" : "tags"
        names = try decoder.fields(in: key).list("tag", FlickrTagPayload.self).filter { !$0.isMachineTag }
            .map(\.name)
    }
}
