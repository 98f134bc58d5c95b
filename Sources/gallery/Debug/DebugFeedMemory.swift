import GalleryCore

/// In a simulated state the page of the last session is not in the way of what is to be seen, and stays.
struct DebugFeedMemory: FeedMemory {
    func remember(_ page: SavedFeedPage, service: ServiceName) {}
    func recall(service: ServiceName) -> SavedFeedPage? { nil }
}
