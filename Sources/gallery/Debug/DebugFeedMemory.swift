import GalleryCore

/// Hides the feed page of the last session during a simulated state, without overwriting it.
struct DebugFeedMemory: FeedMemory {
    func remember(_ page: CachedReply, service: ServiceName) {}
    func recall(service: ServiceName) -> CachedReply? { nil }
}
