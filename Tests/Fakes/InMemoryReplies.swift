package import GalleryCore
import Synchronization

/// Replies that last as long as the test.
package final class InMemoryReplies: ReplyCache {
    private let replies = Mutex<[ReplyKey: CachedReply]>([:])

    package init() {}

    /// How many there are.
    package var count: Int { replies.withLock { $0.count } }

    package func remember(_ reply: CachedReply, as key: ReplyKey) {
        replies.withLock { $0[key] = reply }
    }
    package func recall(_ key: ReplyKey) -> CachedReply? { replies.withLock { $0[key] } }
}
