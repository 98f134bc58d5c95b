/// A page of a search or of related images.
package struct OpenversePagePayload: Decodable, Sendable {
    /// How many there are in all; 0 on a page behind the end.
    let resultCount: Int?
    let pageCount: Int?
    package let results: LossyArray<OpenverseImagePayload>
    /// What the service did not understand of the request.
    let warnings: [String]

    private struct Warning: Decodable {
        let message: String
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        results = try fields.decode(LossyArray<OpenverseImagePayload>.self, forKey: "results")
        resultCount = fields.count("result_count")
        pageCount = fields.count("page_count")
        warnings = fields.list("warnings", Warning.self).map { String($0.message.prefix(200)) }
    }
}
