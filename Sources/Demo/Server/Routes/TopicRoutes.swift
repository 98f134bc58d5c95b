/// `/topics` and `/collections`, both of which list photos of a `Topic`.
struct TopicRoutes: Sendable {
    let lists: DemoPhotoLists
    let topics: [Topic]
    let notFound: ServiceError
    let payload: @Sendable (Topic, Int, DemoPhoto?) -> JSON

    static func topics(_ lists: DemoPhotoLists) -> TopicRoutes {
        TopicRoutes(
            lists: lists, topics: Topic.all, notFound: .topicNotFound,
            payload: TopicPayload(addresses: lists.addresses).topic)
    }

    static func collections(_ lists: DemoPhotoLists) -> TopicRoutes {
        TopicRoutes(
            lists: lists, topics: Topic.collections, notFound: .collectionNotFound,
            payload: TopicPayload(addresses: lists.addresses).collection)
    }

    func list(_ request: ServiceRequest) throws(ServiceError) -> Reply {
        try lists.page(of: topics, request, json)
    }

    /// Topics whose title contains all the words.
    func search(_ request: ServiceRequest) throws(ServiceError) -> Reply {
        guard let words = request.parameters["query"] else { throw .invalid("query is missing") }
        let wanted = words.lowercased().split(separator: " ")
        let found = topics.filter { topic in
            let title = topic.title.lowercased().split(separator: " ")
            return !wanted.isEmpty && wanted.allSatisfy(title.contains)
        }
        return try lists.page(of: found, request, isSearch: true, json)
    }

    func topic(_ slug: String) throws(ServiceError) -> Reply { Reply(json(try found(slug))) }

    func photos(_ slug: String, _ request: ServiceRequest) throws(ServiceError) -> Reply {
        var search = try found(slug).search
        search.orientation = try request.parameters.choice("orientation", of: Orientation.self)
        return try lists.list(lists.found(search), request)
    }

    private func json(_ topic: Topic) -> JSON {
        let indexes = lists.found(topic.search)
        return payload(topic, indexes.count, indexes.first.map { lists.photos[$0] })
    }

    private func found(_ slug: String) throws(ServiceError) -> Topic {
        guard let topic = topics.first(where: { $0.slug == slug }) else { throw notFound }
        return topic
    }
}
