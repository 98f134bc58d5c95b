/// The tags of a photo, those related to another, or those that many use at the moment; those of programs are left out.
package struct FlickrTagsPayload: Decodable, Sendable {
    package let names: [String]

    package init(from decoder: any Decoder) throws {
        let key: AnyKey = try decoder.fields().contains("hottags") ? "hottags" : "tags"
        names = try decoder.fields(in: key).list("tag", FlickrTagPayload.self).filter { !$0.isForMachines }
            .map(\.name)
    }
}
