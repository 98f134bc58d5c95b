import CommandShell
import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct KnownWordsTests {
    private struct Topics: CachedTopics {
        let cachedTopics: [String]
        func names() async -> [String] { cachedTopics }
    }

    /// Topics that call `whileReading` when they are read.
    private final class ForgettingTopics: CachedTopics {
        let whileReading = Mutex<(@Sendable () -> Void)?>(nil)
        var cachedTopics: [String] {
            whileReading.withLock(\.self)?()
            return []
        }
        func names() async -> [String] { [] }
    }

    @Test func `words forgotten during a read are absent until the next read`() async {
        let topics = ForgettingTopics()
        let words = KnownWords(
            history: InMemoryHistory(), seen: InMemorySeen([.sample(1, tags: ["seagull"])]),
            favorites: InMemoryFavorites([.sample(2, tags: ["sailboat"])]), topics: topics,
            limit: WordIndex.most, index: WordIndex.init)
        topics.whileReading.withLock { $0 = { words.forget() } }
        await words.read()
        #expect(words.index.words(beginningWith: "s", limit: 9).isEmpty)
        topics.whileReading.withLock { $0 = nil }
        await words.read()
        #expect(Set(words.index.words(beginningWith: "s", limit: 9)) == ["seagull", "sailboat"])
    }

    @Test
    func `after a read, completion knows words of successful searches, topics, favorites and seen photos`()
        async
    {
        let history = InMemoryHistory()
        history.append(
            search: RecentSearch(text: "harbor -street order:latest", resultCount: 1, date: .distantPast),
            service: .demo)
        history.append(
            search: RecentSearch(text: "sfog", resultCount: 0, date: .distantPast), service: .demo)
        let words = KnownWords(
            history: history, seen: InMemorySeen([.sample(1, tags: ["seagull"])]),
            favorites: InMemoryFavorites([.sample(2, tags: ["sailboat"])]),
            topics: Topics(cachedTopics: ["sunset"]),
            limit: WordIndex.most, index: WordIndex.init)
        #expect(words.index.words(beginningWith: "s", limit: 9).isEmpty)
        await words.read()
        #expect(Set(words.index.words(beginningWith: "s", limit: 9)) == ["seagull", "sailboat", "sunset"])
        #expect(words.index.words(beginningWith: "har", limit: 9) == ["harbor"])
        #expect(words.index.words(beginningWith: "order", limit: 9).isEmpty)
    }
}
