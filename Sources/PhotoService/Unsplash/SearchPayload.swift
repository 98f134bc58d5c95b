/// The answer of `/search/photos` and `/search/collections`.
package struct SearchPayload<Found: Decodable & Sendable>: Decodable, Sendable {
    let total: Int?
    let totalPages: Int?
    package let results: LossyArray<Found>

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        total = fields.count("total")
        totalPages = fields.count("total_pages")
        results = try fields.decode(LossyArray<Found>.self, forKey: "results")
    }
}
