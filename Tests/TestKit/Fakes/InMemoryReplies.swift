package import GalleryCore
import Synchronization

package final class InMemoryReplies: ReplyCache, RecentPhotos {
    private let replies = Mutex<[ReplyKey: CachedReply]>([:])

    package init() {}

    package var count: Int { replies.withLock { $0.count } }

    package func remember(_ reply: CachedReply, as key: ReplyKey) {
        replies.withLock { $0[key] = reply }
    }
    package func recall(_ key: ReplyKey) -> CachedReply? { replies.withLock { $0[key] } }
    package func recentPhotos(count: Int) -> [Photo] {
        let all = replies.withLock { $0.values.sorted { $0.date < $1.date } }
        return Array(all.flatMap(\.photos).suffix(count))
    }
}
