public import GalleryCore
import Synchronization

/// In-memory reply cache.
public final class InMemoryReplies: ReplyCache, RecentPhotos {
    private let replies = Mutex<[ReplyKey: CachedReply]>([:])

    public init() {}

    public var count: Int { replies.withLock { $0.count } }

    public func remember(_ reply: CachedReply, as key: ReplyKey) {
        replies.withLock { $0[key] = reply }
    }
    public func recall(_ key: ReplyKey) -> CachedReply? { replies.withLock { $0[key] } }
    public func recentPhotos(count: Int) -> [Photo] {
        let all = replies.withLock { $0.values.sorted { $0.date < $1.date } }
        return Array(all.flatMap(\.photos).suffix(count))
    }
}
