import GalleryCore

/// The words that make a key stand in people's databases: they stay as they are, and so does their order.
extension ReplyKey {
    init(service: ServiceName, words: [String]) {
        // No word can hold the separator's place: two questions never have one key.
        let question = words.map { $0.replacing("\u{1F}", with: " ") }.joined(separator: "\u{1F}")
        self.init(service: service, question: question)
    }

    init(service: ServiceName, _ query: PhotoQuery, _ request: PageRequest) {
        let page = query.hasPages ? ["\(request.number)", "\(request.size)"] : []
        self.init(service: service, words: [query.replyName] + page + query.replyDetails)
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
