import GalleryCore

/// Cache keys are stored in databases: the strings and the order of their parts must not change.
extension ReplyKey {
    /// `nil` for downloads, and for pictures and stated credits, which have separate stores.
    init?(service: ServiceName, _ call: ServiceCall) {
        let parts: [String]
        switch call {
        case .page(let query, let request):
            let page = query.hasPages ? ["\(request.number)", "\(request.size)"] : []
            parts = [query.replyName] + page + query.replyDetails
        case .photo(let id): parts = ["photo", id.key]
        case .topics: parts = ["topics"]
        case .collections(let kind, let request):
            let kind =
                switch kind {
                case .topics: ["shelf", "topics"]
                case .collections(let query): ["shelf", "collections", query]
                }
            parts = kind + ["\(request.number)", "\(request.size)"]
        case .statistics(let id): parts = ["statistics", id.key]
        case .relatedTags(let tag): parts = ["tags", tag]
        case .picture, .download, .statedCredits: return nil
        }
        // Replaces the separator in parts, so that keys are unambiguous.
        let question = parts.map { $0.replacing("\u{1F}", with: " ") }.joined(separator: "\u{1F}")
        self.init(service: service, question: question)
    }
}

extension PhotoQuery {
    fileprivate var replyName: String {
        switch self {
        case .feed: "feed"
        case .search: "search"
        case .topic: "topic"
        case .collection: "collection"
        case .author: "author"
        case .similar: "like"
        case .random: "random"
        }
    }

    fileprivate var replyDetails: [String] {
        switch self {
        case .feed: []
        case .search(let query):
            [query.keywords] + query.filters.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
                + query.excluded.map { "-" + $0 }
        case .author(.username(let name), _): ["@" + name]
        case .author(.name(let name), _): [name]
        case .topic(let key), .collection(let key), .random(let key): [key]
        case .similar(let example): [example.photo.id.key]
        }
    }
}
