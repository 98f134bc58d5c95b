import GalleryCore

struct Routes: Sendable {
    let lists: DemoPhotoLists
    private let topics: TopicRoutes
    private let collections: TopicRoutes
    private let limit: RateLimit

    init(photos: DemoPhotoCollection, base: String, limit: RateLimit = RateLimit()) {
        lists = DemoPhotoLists(photos: photos, addresses: Addresses(base: base))
        topics = .topics(lists)
        collections = .collections(lists)
        self.limit = limit
    }

    func reply(to request: ServiceRequest) async -> Reply {
        let isImage = request.path.first == "images"
        do throws(ServiceError) {
            guard ["GET", "HEAD"].contains(request.method) else { throw .methodNotAllowed }
            if isImage, request.path.count == 2 { return try await image(request.path[1], request) }
            guard request.hasKey else { throw .unauthorized }
            return counted(request)
        } catch {
            return versioned(Reply(error))
        }
    }

    /// Reply of the API, which counts toward the rate limit. Pictures do not count.
    private func counted(_ request: ServiceRequest) -> Reply {
        let remaining = limit.take()
        var reply = remaining == nil ? Reply.rateLimitExceeded : answer(request)
        if reply.status == 200 {
            let tag = "W/\"\(String(FNV1a.hash(of: [UInt8](reply.body)), radix: 16))\""
            if request.knownTag == tag { reply = Reply(notModified: tag) } else { reply.add("ETag", tag) }
            reply.add("Cache-Control", "no-cache")
        }
        reply.add("X-Ratelimit-Limit", String(limit.limit))
        reply.add("X-Ratelimit-Remaining", String(remaining ?? 0))
        return versioned(reply)
    }

    private func answer(_ request: ServiceRequest) -> Reply {
        do throws(ServiceError) { return try route(request) } catch { return Reply(error) }
    }

    private func route(_ request: ServiceRequest) throws(ServiceError) -> Reply {
        let path = request.path
        guard (1...3).contains(path.count) else { throw .routeNotFound }
        switch (path[0], path.count > 1 ? path[1] : nil, path.count > 2 ? path[2] : nil) {
        case ("photos", nil, nil): return try photos(request)
        case ("photos", "random", nil): return try randomPhotos(request)
        case ("photos", let slug?, nil): return try photo(slug)
        case ("photos", let slug?, "download"): return try download(slug)
        case ("photos", let slug?, "statistics"): return try statistics(slug, request)
        case ("search", "photos", nil): return try searchPhotos(request)
        case ("search", "collections", nil): return try collections.search(request)
        case ("topics", nil, nil): return try topics.list(request)
        case ("topics", let slug?, nil): return try topics.topic(slug)
        case ("topics", let slug?, "photos"): return try topics.photos(slug, request)
        case ("collections", nil, nil): return try collections.list(request)
        case ("collections", let id?, nil): return try collections.topic(id)
        case ("collections", let id?, "photos"): return try collections.photos(id, request)
        case ("users", let name?, nil): return try user(name)
        case ("users", let name?, "photos"): return try userPhotos(name, request)
        default: throw .routeNotFound
        }
    }

    private func versioned(_ reply: Reply) -> Reply {
        var reply = reply
        reply.add("X-Unsplash-Version", "v1")
        return reply
    }
}
