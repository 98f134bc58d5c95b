import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import Viper

@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct KnownWordsTests {
    private struct Topics: KnownTopics {
        let known: [String]
        func names() async -> [String] { known }
    }

    @Test func `completion knows searches, topics, favorites and seen photos after a read`() async {
        let history = InMemoryHistory()
        history.append(
            search: RecentSearch(text: "harbor -street order:latest", resultCount: 1, date: .distantPast),
            service: .demo)
        let words = KnownWords(
            history: history, seen: InMemorySeen([.sample(1, tags: ["seagull"])]),
            favorites: InMemoryFavorites([.sample(2, tags: ["sailboat"])]), topics: Topics(known: ["sunset"]),
            limit: WordIndex.most, index: WordIndex.init)
        #expect(words.index.words(beginningWith: "s", limit: 9).isEmpty)
        await words.read()
        #expect(Set(words.index.words(beginningWith: "s", limit: 9)) == ["seagull", "sailboat", "sunset"])
        #expect(words.index.words(beginningWith: "har", limit: 9) == ["harbor"])
        #expect(words.index.words(beginningWith: "order", limit: 9).isEmpty)
    }
}
