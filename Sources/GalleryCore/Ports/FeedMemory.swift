public protocol FeedMemory: Sendable {
    func remember(_ page: SavedFeedPage, service: ServiceName) throws(StoreError)
    func recall(service: ServiceName) throws(StoreError) -> SavedFeedPage?
}
