import FoundationEssentials
public import GalleryCore
import Synchronization

/// Completion words from earlier searches, tags of seen and favorite photos, and topics. Reads run in the background
/// and repeat when stale, so typing never waits for the disk. `Index` is the lookup structure of the prompt.
public final class KnownWords<Index: Sendable>: Sendable {
    private struct State {
        var index: Index
        var readAt: Date?
        /// Number of calls of `forget`.
        var forgotten = 0
    }

    /// Seconds until the index is stale. Until then, the screen's own completions supply words of newly seen photos.
    private static var staleAfter: TimeInterval { 20 }

    private let history: any HistoryStore
    private let seen: any SeenStore
    private let favorites: any FavoritesStore
    private let topics: any CachedTopics
    private let limit: Int
    private let makeIndex: @Sendable ([String]) -> Index
    private let state: Mutex<State>

    /// `index` makes an index from at most the first `limit` words, which are given likeliest first.
    public init(
        history: any HistoryStore, seen: any SeenStore, favorites: any FavoritesStore,
        topics: any CachedTopics,
        limit: Int, index: @escaping @Sendable ([String]) -> Index
    ) {
        self.history = history
        self.seen = seen
        self.favorites = favorites
        self.topics = topics
        self.limit = limit
        makeIndex = index
        state = Mutex(State(index: index([])))
    }

    /// Index as last read; starts a read if it is stale.
    public var index: Index {
        let now = Date()
        let (index, isStale) = state.withLock { state in
            let isStale = state.readAt.map { now.timeIntervalSince($0) > Self.staleAfter } ?? true
            if isStale { state.readAt = now }
            return (state.index, isStale)
        }
        if isStale { Task { await read() } }
        return index
    }

    /// Like `index`, but waits for the first read if none has begun.
    public func freshIndex() async -> Index {
        if state.withLock({ $0.readAt == nil }) {
            state.withLock { $0.readAt = Date() }
            await read()
        }
        return index
    }

    /// Empties the index until the next read.
    public func forget() {
        state.withLock { $0 = State(index: makeIndex([]), forgotten: $0.forgotten + 1) }
    }

    /// Reads a new index. Discards it if `forget` was called during the read, as when the PIN lock hides these words.
    @concurrent func read() async {
        let forgotten = state.withLock(\.forgotten)
        // Searches without results are probably mistyped.
        let successful = ((try? history.searches(limit: 200)) ?? []).filter { $0.resultCount != 0 }
        let searched = successful.flatMap { search in
            SearchQuery(typed: search.text).keywords.split(separator: " ").map(String.init)
        }
        let favoriteTags = (try? favorites.commonTags(limit: 500)) ?? []
        let index = makeIndex(searched + topics.cachedTopics + favoriteTags + seen.commonTags(limit: limit))
        state.withLock { state in
            if state.forgotten == forgotten { state.index = index }
        }
    }
}
