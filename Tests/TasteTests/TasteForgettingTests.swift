import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import Taste

struct TasteForgettingTests {
    private let store = InMemoryTaste()
    private let history = InMemoryHistory()

    private var taste: PersonalTaste {
        PersonalTaste(
            store: store, history: history, favorites: InMemoryFavorites(), seen: InMemorySeen())
    }

    private func photo(_ number: Int, _ tags: [String]) -> Photo { Photo.sample(number, tags: tags) }

    private func search(_ text: String, at date: Date) {
        history.append(search: RecentSearch(text: text, resultCount: 3, date: date), service: .demo)
    }

    private var terms: Set<String> { Set(taste.events().flatMap(\.traits.terms.keys)) }

    @Test func `a forgotten word counts no longer, even if only searches taught it, and later searches do`()
        throws
    {
        let now = Date()
        search("church", at: now.addingTimeInterval(-60))
        search("tractor", at: now.addingTimeInterval(-50))
        #expect(terms == ["church", "tractor"])
        #expect(try taste.forget("church", listedAs: { _ in "" }) == 1)
        #expect(terms.isEmpty)
        #expect(taste.hasChoices(since: now.addingTimeInterval(-1)))
        search("snow", at: now.addingTimeInterval(60))
        #expect(terms == ["snow"])
    }

    @Test func `after all taste is forgotten, earlier searches teach nothing`() throws {
        search("church", at: Date().addingTimeInterval(-60))
        try taste.judge([photo(1, ["church"])], .liked, at: Date())
        try taste.forgetAll()
        #expect(terms.isEmpty && taste.learned(at: Date()).isEmpty)
    }

    @Test func `searches with the words of a paused interest count after the pause has ended`() throws {
        let now = Date()
        search("church", at: now.addingTimeInterval(-60))
        try taste.judge([photo(1, ["church"]), photo(2, ["church"])], .liked, at: now)
        let interest = try #require(taste.interests(at: now).first)
        _ = try taste.pause(interest, at: now)
        #expect(terms.isEmpty && taste.hasChoices(since: now.addingTimeInterval(-1)))
        try taste.resumeInterests()
        #expect(terms.contains("church"))
    }
}
