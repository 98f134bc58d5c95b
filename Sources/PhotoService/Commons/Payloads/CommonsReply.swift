/// Reply of `action=query`, in either format version.
package struct CommonsReply: WikiReply {
    struct Category: Decodable, Sendable {
        let name: String
        let files: Int

        init(from decoder: any Decoder) throws {
            let fields = try decoder.fields()
            name = try fields.nonempty("category")
            files = fields.count("files") ?? 0
        }
    }

    let failure: WikiFailure?
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
        failure = WikiFailure(fields)
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

    /// Parameters that request further properties of these pages; `nil` if they are complete. Older versions of files,
    /// which a reply with one page offers, are not requested.
    var nextPart: CommonsAPI.Parameters? {
        guard !continuation.isEmpty else { return nil }
        let isOfVersions = continuation.allSatisfy { ["continue", "iistart"].contains($0.name) }
        return isBatchComplete || isOfVersions && !pages.contains(where: \.isIncomplete) ? nil : continuation
    }

    /// Parameter that requests the next pages; `nil` at the end of the list, or if it is unknown because these pages
    /// are incomplete.
    func next(_ name: String) -> String? {
        isBatchComplete ? continuation.first { $0.name == name }?.value : nil
    }

    /// The first `count` pages.
    func first(_ count: Int) -> CommonsReply {
        var reply = self
        reply.pages = Array(pages.prefix(count))
        return reply
    }

    /// Adds the properties of another reply to the same pages.
    mutating func merge(_ part: CommonsReply) {
        // A reply that asks for itself again would be requested without end.
        let isRepeated = part.continuation.elementsEqual(continuation, by: ==)
        isBatchComplete = part.isBatchComplete
        continuation = isRepeated && !isBatchComplete ? [] : part.continuation
        let parts = Dictionary(part.pages.map { ($0.id, $0) }) { first, _ in first }
        pages = pages.map { page in parts[page.id].map(page.merged) ?? page }
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
