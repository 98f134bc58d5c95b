import CommandShell
import GalleryCore
import TestKit
import Testing
import UseCases

@testable import gallery

@Suite(.timeLimit(.minutes(10))) struct IndexedWordsTests {
    private func nearest(to word: String, seen tags: [String] = ["seagull"]) async -> String? {
        let known = KnownWords(
            history: InMemoryHistory(), seen: InMemorySeen([.sample(1, tags: tags)]),
            favorites: InMemoryFavorites(), topics: FixedTopics(), limit: WordIndex.most,
            index: WordIndex.init)
        return await IndexedWords(known: known).nearest(to: word)
    }

    @Test func `a misspelled word is corrected to a tag of a seen photo, or else to a common tag`() async {
        #expect(await nearest(to: "seagul") == "seagull")
        #expect(await nearest(to: "mountian", seen: []) == "mountain")
    }

    @Test func `a word typed with the Russian keyboard layout is corrected to the known word`() async {
        #expect(await nearest(to: "ыуфпгдд") == "seagull")
        #expect(await nearest(to: "ыуфпгдд", seen: []) == nil)
    }

    @Test func `a Russian word is translated to the common tag that it means`() async {
        #expect(await nearest(to: "туман") == "fog")
    }

    @Test(arguments: ["seagull", "Seagull", "mountain", "zzxxqq"])
    func `a known word and a word unlike any known one are not corrected`(word: String) async {
        #expect(await nearest(to: word) == nil)
    }
}
