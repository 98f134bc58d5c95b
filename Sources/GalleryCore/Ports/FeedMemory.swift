/// First page of the feed, cached for the next start.
public protocol FeedMemory: Sendable {
    func remember(_ page: CachedReply, service: ServiceName) throws(StoreError)
    func recall(service: ServiceName) throws(StoreError) -> CachedReply?
}
