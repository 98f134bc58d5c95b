/// What services have answered, kept for a while so that it can be shown again without them.
///
/// Nothing here is an error: a memory that cannot be written is an empty one.
public protocol ReplyCache: Sendable {
    /// Keeps the reply in the place of an earlier one.
    func remember(_ reply: CachedReply, as key: ReplyKey)
    /// What was answered within the last 30 days; nil when there is nothing, or nothing whole.
    func recall(_ key: ReplyKey) -> CachedReply?
}

/// What services have sent lately, whatever they were asked.
public protocol RecentPhotos: Sendable {
    /// The photos of the newest replies, the newest reply last: of as many as have `count` photos.
    func recentPhotos(count: Int) -> [Photo]
}
