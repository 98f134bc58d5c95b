import GalleryCore
import Synchronization

final class StubCaches: Caches {
    private let usages: Mutex<[CacheContents.Usage]>

    /// Numbers of entries of 1,000,000 bytes each.
    init(memory: Int = 0, disk: Int = 0, replies: Int = 0, indexed: Int = 0) {
        usages = Mutex([memory, disk, replies, indexed].map(Self.usage))
    }

    private static func usage(_ count: Int) -> CacheContents.Usage {
        CacheContents.Usage(count: count, bytes: count * 1_000_000, limit: 50_000_000)
    }

    var contents: CacheContents {
        usages.withLock {
            CacheContents(
                memory: $0[0], disk: $0[1], replies: $0[2],
                index: .init(count: $0[3].count, bytes: $0[3].bytes))
        }
    }

    func clear() async -> CacheContents {
        let before = contents
        usages.withLock { $0 = $0.map { _ in Self.usage(0) } }
        return before
    }
}
