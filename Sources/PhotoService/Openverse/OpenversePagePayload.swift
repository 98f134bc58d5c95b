package struct OpenversePagePayload: Decodable, Sendable {
    /// Total number of results; 0 beyond the last page.
    let resultCount: Int?
    let pageCount: Int?
    package let results: LossyArray<OpenverseImagePayload>
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
