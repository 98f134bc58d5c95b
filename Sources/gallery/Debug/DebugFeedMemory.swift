import GalleryCore

/// Hides the feed page of the last session during a simulated state, without overwriting it.
struct DebugFeedMemory: FeedMemory {
    func remember(_ page: SavedFeedPage, service: ServiceName) {}
    func recall(service: ServiceName) -> SavedFeedPage? { nil }
}
