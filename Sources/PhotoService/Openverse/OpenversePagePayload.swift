/// A page of a search or of related images.
struct OpenversePagePayload: Decodable, Sendable {
    /// How many there are in all; 0 on a page behind the end.
    let resultCount: Int?
    let pageCount: Int?
    let results: LossyArray<OpenverseImagePayload>
    /// What the service did not understand of the request.
    let warnings: [String]

    private enum Keys: String, CodingKey {
        case results, warnings
        case resultCount = "result_count"
        case pageCount = "page_count"
    }

    private struct Warning: Decodable {
        let message: String
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        results = try fields.decode(LossyArray<OpenverseImagePayload>.self, forKey: .results)
        resultCount = fields.count(.resultCount)
        pageCount = fields.count(.pageCount)
        warnings = fields.list(.warnings, Warning.self).map { String($0.message.prefix(200)) }
    }
}
