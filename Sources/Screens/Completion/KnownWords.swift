public import CommandShell
import FoundationEssentials
public import GalleryCore
import Synchronization

/// Words that a search may go on with: earlier searches, tags of what was seen and kept, topics. Typing waits for no
/// disk: they are read beside it and read again after a while.
public final class KnownWords: Sendable {
    private struct State {
        var index = WordIndex([])
        var readAt: Date?
    }

    /// What was seen in the last seconds stands on the screen, where it is found anyway.
    private static let freshness: TimeInterval = 20

    private let history: any HistoryStore
    private let seen: any SeenStore
    private let favorites: any FavoritesStore
    private let topics: any KnownTopics
    private let state = Mutex(State())

    public init(
        history: any HistoryStore, seen: any SeenStore, favorites: any FavoritesStore, topics: any KnownTopics
    ) {
        self.history = history
        self.seen = seen
        self.favorites = favorites
        self.topics = topics
    }

    /// As they are known now.
    public var index: WordIndex {
        let now = Date()
        let (index, isStale) = state.withLock { state in
            let isStale = state.readAt.map { now.timeIntervalSince($0) > Self.freshness } ?? true
            if isStale { state.readAt = now }
            return (state.index, isStale)
        }
        if isStale { Task { await read() } }
        return index
    }

    /// Until they are read again.
    public func forget() { state.withLock { $0 = State() } }

    @concurrent func read() async {
        let searched = ((try? history.searches(limit: 200)) ?? []).flatMap { search in
            SearchQuery(typed: search.text).words.split(separator: " ").map(String.init)
        }
        let kept = (try? favorites.commonTags(limit: 500)) ?? []
        let index = WordIndex(searched + topics.known + kept + seen.commonTags(limit: WordIndex.most))
        state.withLock { $0.index = index }
    }
}
