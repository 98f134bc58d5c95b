import CommandShell
import FoundationEssentials
import GalleryCore
import Synchronization

/// Words that a search may go on with: earlier searches, tags of what was seen and kept, topics. Typing waits for no
/// disk: they are read beside it and read again after a while.
final class KnownWords: Sendable {
    private struct State {
        var bank = WordIndex([])
        var readAt: Date?
    }

    /// What was seen in the last seconds stands on the screen, where it is found anyway.
    private static let freshness: TimeInterval = 20

    private let history: any HistoryStore
    private let seen: any SeenStore
    private let favorites: any FavoritesStore
    private let topics: TopicCache
    private let state = Mutex(State())

    init(
        history: any HistoryStore, seen: any SeenStore, favorites: any FavoritesStore, topics: TopicCache
    ) {
        self.history = history
        self.seen = seen
        self.favorites = favorites
        self.topics = topics
    }

    /// As they are known now.
    var bank: WordIndex {
        let now = Date()
        let (bank, isStale) = state.withLock { state in
            let isStale = state.readAt.map { now.timeIntervalSince($0) > Self.freshness } ?? true
            if isStale { state.readAt = now }
            return (state.bank, isStale)
        }
        if isStale { Task { await read() } }
        return bank
    }

    @concurrent private func read() async {
        let searched = ((try? history.searches(limit: 200)) ?? []).flatMap { search in
            SearchQuery(typed: search.text).words.split(separator: " ").map(String.init)
        }
        let kept = (try? favorites.commonTags(limit: 500)) ?? []
        let bank = WordIndex(searched + topics.known + kept + seen.commonTags(limit: WordIndex.most))
        state.withLock { $0.bank = bank }
    }
}
