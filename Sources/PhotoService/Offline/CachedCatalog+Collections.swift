import FoundationEssentials
public import GalleryCore

extension CachedCatalog {
    /// What there was to choose from.
    public func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        let question =
            switch kind {
            case .topics: ["shelf", "topics"]
            case .collections(let words): ["shelf", "collections", words]
            }
        let words = question + ["\(request.number)", "\(request.size)"]
        let reply = try await ask(ReplyKey(service: service, words: words)) { () throws(CatalogError) in
            let found = try await base.collections(kind, request)
            return CachedReply(
                words: found.items.compactMap(Self.word), total: found.total, hasMore: found.hasMore,
                date: now())
        }
        let items = reply.words.compactMap { Self.value(PhotoCollection.self, in: $0) }
        return Page(items: items, total: reply.total, hasMore: reply.hasMore)
    }

    /// The figures, or as they were.
    public func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? {
        let reply = try await ask(ReplyKey(service: service, words: ["statistics", id.key])) {
            () throws(CatalogError) in
            let statistics = try await base.statistics(of: id)
            return CachedReply(words: [statistics].compactMap(Self.word), date: now())
        }
        return reply.words.first.flatMap { Self.value(PhotoStatistics.self, in: $0) }
    }

    /// The tags, or as they were.
    public func relatedTags(_ tag: String) async throws(CatalogError) -> [String] {
        try await ask(ReplyKey(service: service, words: ["tags", tag])) { () throws(CatalogError) in
            CachedReply(words: try await base.relatedTags(tag), date: now())
        }.words
    }

    /// A value as one of the words that are remembered.
    private static func word(_ value: (some Encodable)?) -> String? {
        value.flatMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func value<Value: Decodable>(_: Value.Type, in word: String) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(word.utf8))
    }
}
