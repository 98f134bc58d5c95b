/// Reply of `action=query`, in either format version.
package struct CommonsReply: Decodable, Sendable {
    struct Failure: Sendable {
        let code: String
        let info: String
    }

    struct Category: Decodable, Sendable {
        let name: String
        let files: Int

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            name = try fields.nonempty("category")
            files = fields.count("files") ?? 0
        }
    }

    let failure: Failure?
    let isQuery: Bool
    private(set) var isBatchComplete: Bool
    /// In the order of the results.
    private(set) package var pages: [CommonsPagePayload]
    let broken: Int
    let total: Int?
    let categories: [Category]
    private(set) var continuation: CommonsAPI.Parameters

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        failure = fields.fields(in: "error").flatMap { error in
            error.text("code").map { Failure(code: $0, info: error.text("info") ?? $0) }
        }
        isBatchComplete = fields.contains("batchcomplete")
        let next = fields.fields(in: "continue")
        continuation = (next?.allKeys ?? []).sorted { $0.stringValue < $1.stringValue }.compactMap { key in
            next?.text(key).map { (key.stringValue, $0) }
        }
        let query = fields.fields(in: "query")
        isQuery = isBatchComplete || query != nil
        let isEmptyArray = fields.object("query", [String].self)?.isEmpty == true
        if failure == nil, query == nil, fields.isGiven("query"), !isEmptyArray {
            throw fields.unreadable("query")
        }
        let (pages, broken) = try query.map(Self.pages) ?? ([], 0)
        // Pages arrive unordered.
        self.pages = pages.enumerated().sorted {
            ($0.element.index ?? .max, $0.offset) < ($1.element.index ?? .max, $1.offset)
        }.map(\.element)
        self.broken = broken
        total = query?.fields(in: "searchinfo")?.count("totalhits")
        categories =
            try query?.decodeIfPresent(LossyArray<Category>.self, forKey: "allcategories")?.elements ?? []
    }

    /// Replaces pages without `imageinfo` by their complete versions in the next reply.
    mutating func complete(by other: CommonsReply) {
        isBatchComplete = other.isBatchComplete
        continuation = other.continuation
        pages = pages.map { page in
            page.isIncomplete ? other.pages.first { $0.id == page.id && !$0.isIncomplete } ?? page : page
        }
    }

    /// Decodes an array or, in format version 1, an object with page IDs as names.
    private static func pages(
        in query: KeyedDecodingContainer<AnyKey>
    ) throws -> ([CommonsPagePayload], broken: Int) {
        if let list = query.object("pages", LossyArray<CommonsPagePayload>.self) {
            return (list.elements, list.broken)
        }
        guard query.isGiven("pages") else { return ([], 0) }
        let byID = try query.nestedContainer(keyedBy: AnyKey.self, forKey: "pages")
        let pages = byID.allKeys.compactMap { byID.object($0, CommonsPagePayload.self) }
        return (pages, byID.allKeys.count - pages.count)
    }
}
