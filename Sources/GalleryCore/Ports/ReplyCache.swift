/// Persistent cache of service replies, used when services are unreachable. Errors count as cache misses.
public protocol ReplyCache: Sendable {
    func remember(_ reply: CachedReply, as key: ReplyKey)
    /// Reply of the last 30 days; `nil` if missing or corrupt.
    func recall(_ key: ReplyKey) -> CachedReply?
}

/// Failures of requests for which cached replies were used.
public protocol StaleReplies: Sendable {
    /// Error of a request since the last notice to the user; `nil` if all replies of the service were fresh.
    func failure(of service: ServiceName) -> CatalogError?
}

public protocol RecentPhotos: Sendable {
    /// Photos of the newest cached replies, as many replies as contain `count` photos; the newest reply is last.
    func recentPhotos(count: Int) -> [Photo]
}

/// First page of the feed, cached for the next start.
public protocol FeedMemory: Sendable {
    func remember(_ page: CachedReply, service: ServiceName) throws(StoreError)
    func recall(service: ServiceName) throws(StoreError) -> CachedReply?
}
