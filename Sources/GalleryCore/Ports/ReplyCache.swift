/// Persistent cache of service replies, used when services are unreachable. Errors count as cache misses.
public protocol ReplyCache: Sendable {
    func remember(_ reply: CachedReply, as key: ReplyKey)
    /// Reply of the last 30 days; `nil` if missing or corrupt.
    func recall(_ key: ReplyKey) -> CachedReply?
}
