/// List: an array, or a search reply with totals.
package struct ListPayload<Found: Decodable & Sendable>: Decodable, Sendable {
    let isSearch: Bool
    let total: Int?
    let totalPages: Int?
    package let results: LossyArray<Found>

    package init(from decoder: any Decoder) throws {
        guard let fields = try? decoder.fields() else {
            isSearch = false
            total = nil
            totalPages = nil
            results = try LossyArray(from: decoder)
            return
        }
        isSearch = true
        total = fields.count("total")
        totalPages = fields.count("total_pages")
        results = try fields.decode(LossyArray<Found>.self, forKey: "results")
    }
}

/// Reply of `/photos/random`: an array or, for a single photo, possibly an object.
struct RandomPayload: Decodable, Sendable {
    let elements: [PhotoPayload]

    init(from decoder: any Decoder) throws {
        elements = try (try? LossyArray(from: decoder))?.elements ?? [PhotoPayload(from: decoder)]
    }
}
