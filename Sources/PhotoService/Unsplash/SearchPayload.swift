/// The answer of `/search/photos` and `/search/collections`.
struct SearchPayload<Found: Decodable & Sendable>: Decodable, Sendable {
    let total: Int?
    let totalPages: Int?
    let results: LossyArray<Found>

    private enum Keys: String, CodingKey {
        case total, results
        case totalPages = "total_pages"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Keys.self)
        total = fields.count(.total)
        totalPages = fields.count(.totalPages)
        results = try fields.decode(LossyArray<Found>.self, forKey: .results)
    }
}
