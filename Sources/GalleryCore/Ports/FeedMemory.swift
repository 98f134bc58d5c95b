/// The last page of the feed, for the next start.
public protocol FeedMemory: Sendable {
    /// Replaces what is remembered for the service.
    func remember(_ page: SavedFeedPage, service: ServiceName) throws(StoreError)
    /// What was remembered last.
    func recall(service: ServiceName) throws(StoreError) -> SavedFeedPage?
}
