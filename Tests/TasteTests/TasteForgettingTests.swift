import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import Wording

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

    @Test func `a forgotten word counts no longer, even if only searches taught it, and other searches do`()
        throws
    {
        let now = Date()
        search("church", at: now.addingTimeInterval(-60))
        search("tractor", at: now.addingTimeInterval(-50))
        #expect(terms == ["church", "tractor"])
        #expect(try taste.forget("church", listedAs: { _ in "" }) == 1)
        #expect(terms == ["tractor"])
        #expect(taste.hasChoices(since: now.addingTimeInterval(-1)))
        #expect(store.events(limit: 9).allSatisfy { $0.traits.isEmpty }, "forgotten words are not stored")
        search("snow", at: now.addingTimeInterval(60))
        search("church", at: now.addingTimeInterval(70))
        #expect(terms == ["church", "snow", "tractor"])
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

    /// Likes four photos from a search for each subject: with companion words, a county and, every second, `summer`.
    private func like(_ subjects: [String], at now: Date) throws {
        let companions = [
            "castle": ["fortress", "medieval", "tower"], "mushroom": ["fungus", "amanita", "macro"],
            "graffiti": ["mural", "wall", "paint"], "church": ["nave", "medieval", "tower"],
            "tractor": ["farm", "field", "plough"],
        ]
        for (index, subject) in subjects.enumerated() {
            let date = now.addingTimeInterval(60 * Double(index - subjects.count))
            search(subject, at: date)
            try taste.judge(
                (0..<4).map { number in
                    let words = companions[subject] ?? []
                    return plain(
                        10 * index + number,
                        [subject] + words.filter { $0 != words[number % 3] }
                            + [["kent", "devon"][(number + index) % 2]] + (number % 2 == 0 ? ["summer"] : []))
                }, .liked, at: date)
        }
    }

    @Test(arguments: [
        ["castle", "mushroom", "graffiti"], ["church", "castle", "tractor"], ["church", "tractor"],
        ["tractor", "church"], ["castle", "church"], ["mushroom", "tractor", "church", "graffiti"],
    ])
    func `forgotten subjects leave none of their photos, in any order, and other subjects keep all of theirs`(
        subjects: [String]
    ) throws {
        let now = Date()
        try like(subjects, at: now)
        var left = 4 * subjects.count
        for subject in subjects.indices.reversed().map({ subjects[$0] }) {
            #expect(try taste.forget(subject, listedAs: { _ in "" }) > 4)
            left -= 4
            let photos = taste.events().filter { $0.photo != nil }
            #expect(photos.count == left, "\(subject) of \(subjects)")
            #expect(!photos.contains { $0.traits.terms[subject] != nil })
        }
        #expect(terms.isEmpty && taste.interests(at: now).isEmpty)
    }

    @Test func `after a form or a common word is forgotten, a subject can be forgotten with its photos`()
        throws
    {
        let now = Date()
        try like(["church", "tractor"], at: now)
        _ = try taste.forget("summer", listedAs: { _ in "" })
        #expect(taste.events().count { $0.photo != nil } == 8 && !terms.contains("summer"))
        _ = try taste.forget("kent", listedAs: { _ in "" })
        _ = try taste.forget("church", listedAs: { _ in "" })
        #expect(taste.events().count { $0.photo != nil } == 4 && !terms.contains("medieval"))
    }

    @Test func `a photo of two searched subjects stays until both are forgotten`() throws {
        let now = Date()
        try like(["church", "tractor"], at: now)
        try taste.judge([plain(90, ["church", "tractor", "medieval"])], .liked, at: now)
        _ = try taste.forget("church", listedAs: { _ in "" })
        #expect(taste.events().contains { $0.photo?.key == "p90" } && !terms.contains("church"))
        _ = try taste.forget("tractor", listedAs: { _ in "" })
        #expect(terms.isEmpty)
    }

    @Test func `a searched word that most photos of a forgotten subject have keeps none of them`() throws {
        let now = Date()
        for (index, subject) in ["market", "city", "owl"].enumerated() {
            search(subject, at: now.addingTimeInterval(Double(index)))
            let words = subject == "owl" ? [] : ["city"]
            try taste.judge(
                (0..<4).map { plain(10 * index + $0, [subject, $0 == 0 ? "stall" : "street"] + words) },
                .liked, at: now.addingTimeInterval(Double(index)))
        }
        _ = try taste.forget("market", listedAs: { _ in "" })
        #expect(taste.events().count { $0.photo != nil } == 8)
        _ = try taste.forget("city", listedAs: { _ in "" })
        #expect(taste.events().count { $0.photo != nil } == 4 && terms == ["owl", "stall", "street"])
    }

    @Test func `an interest forgotten by its full name leaves none of its words, nor searches for them`()
        throws
    {
        let now = Date()
        for (start, words) in [(10, ["mushroom", "fungus"]), (20, ["tractor", "farm"])] {
            search(words[0], at: now.addingTimeInterval(-60))
            try taste.judge((0..<3).map { plain(start + $0, words) }, .liked, at: now)
        }
        let interest = try #require(taste.interests(at: now).first { $0.terms.contains("mushroom") })
        _ = try taste.forget(interest)
        #expect(
            terms.isDisjoint(with: ["mushroom", "fungus"]) && terms.contains("tractor"))
    }

    @Test(arguments: [
        ("parish church", ["owl", "night"]), ("owl, church, parish", ["night"]),
        ("Churches", ["owl", "night", "parish"]),
        ("owl night  parish", ["church"]), ("Night, pear", ["church", "owl", "parish"]),
    ])
    func `each of several words is forgotten, in the plural or with capitals, too`(
        text: String, left: [String]
    ) throws {
        let words = ["church", "parish", "owl", "night"]
        try taste.judge(zip(1..., words).map { plain($0, [$1]) }, .liked, at: Date())
        #expect(try taste.forget(text, listedAs: { _ in "" }) == 4 - left.count)
        #expect(terms == Set(left))
    }

    @Test(arguments: ["Ines Vidal", "by Ines Vidal", "ines vidal", "flickr/Ines Vidal"])
    func `an author is forgotten by the name in any case, and other words of it stay`(text: String) throws {
        var liked = plain(1, ["vidal", "owl"])
        liked.author = Author(name: "Ines Vidal")
        try taste.judge([liked], .liked, at: Date())
        _ = try taste.forget(text.replacing("flickr", with: "demo"), listedAs: Phrases.description)
        #expect(taste.events().map(\.traits.author) == [nil] && terms == ["vidal", "owl"])
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
