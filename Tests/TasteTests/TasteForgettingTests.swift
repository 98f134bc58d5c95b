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

    @Test func `a topic that the user opened counts as a search, unless learning is paused`() throws {
        let now = Date()
        taste.recordOpened(topic: "old-barns", at: now)
        #expect(terms == ["old", "barn"])
        #expect(taste.learned(at: now).allSatisfy { $0.searches == 1 && $0.likes == 0 })
        let paused = taste
        paused.pause(true)
        paused.recordOpened(topic: "sea", at: now)
        #expect(terms == ["old", "barn"])
        #expect(try taste.forget("barn", listedAs: { _ in "" }) == 1)
        #expect(terms.isEmpty)
    }

    /// Photo without other words, author, form or color.
    private func plain(_ number: Int, _ tags: [String]) -> Photo {
        Photo(
            id: PhotoID(service: .demo, key: "p\(number)"), author: Author(name: ""),
            license: License(code: "cc0", name: "CC0"), tags: tags, source: PictureSource(""))
    }

    @Test func `photos whose words only the interest with the forgotten name has count no longer`() throws {
        let now = Date()
        let coast = zip(1..., ["cove", "cliff", "dune", "pier"]).map { plain($0, ["coast", $1]) }
        let snow = zip(11..., ["igloo", "sled", "skier", "drift"]).map { plain($0, ["snow", $1]) }
        try taste.judge(coast + snow + [plain(21, ["coast", "snow"])], .liked, at: now)
        try #require(Set(taste.interests(at: now).map(\.terms)) == [["coast"], ["snow"]])
        #expect(try taste.forget("Coast", listedAs: { _ in "" }) == 5)
        #expect(taste.interests(at: now).map(\.terms) == [["snow"]])
        let searches = taste.searchTerms(limit: 24, at: now).joined(separator: " ").split(separator: " ")
        #expect(Set(searches).isDisjoint(with: ["coast", "cove", "cliff", "dune", "pier"]))
        #expect(searches.contains("snow"))
        #expect(try taste.reason(for: plain(30, ["coast", "cove"]), at: now) == nil)
        #expect(taste.events(at: now).contains { $0.photo?.key == "p21" }, "snow belongs to another interest")
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
