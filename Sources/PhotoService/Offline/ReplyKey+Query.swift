import GalleryCore

/// Keys are stored in databases: their strings and order must not change.
extension ReplyKey {
    /// `nil` for pictures, which have a separate cache.
    init?(service: ServiceName, _ call: ServiceCall) {
        let words: [String]
        switch call {
        case .page(let query, let request):
            let page = query.hasPages ? ["\(request.number)", "\(request.size)"] : []
            words = [query.replyName] + page + query.replyDetails
        case .photo(let id): words = ["photo", id.key]
        case .topics: words = ["topics"]
        case .collections(let kind, let request):
            let kind =
                switch kind {
                case .topics: ["shelf", "topics"]
                case .collections(let words): ["shelf", "collections", words]
                }
            words = kind + ["\(request.number)", "\(request.size)"]
        case .statistics(let id): words = ["statistics", id.key]
        case .relatedTags(let tag): words = ["tags", tag]
        case .picture, .download: return nil
        }
        // Strips the separator from parts, so that keys are unambiguous.
        let question = words.map { $0.replacing("\u{1F}", with: " ") }.joined(separator: "\u{1F}")
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
            [query.words] + query.filters.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
                + query.excluded.map { "-" + $0 }
        case .author(.username(let name), _): ["@" + name]
        case .author(.name(let name), _): [name]
        case .topic(let key), .collection(let key), .random(let key): [key]
        case .similar(let example): [example.photo.id.key]
        }
    }
}
