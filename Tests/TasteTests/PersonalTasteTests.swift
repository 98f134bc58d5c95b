import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing
import Wording

@testable import Taste

@Suite struct PersonalTasteTests {
    private let store = InMemoryTaste()
    private let history = InMemoryHistory()
    private let favorites = InMemoryFavorites()
    private let seen = InMemorySeen()
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    private var taste: PersonalTaste {
        PersonalTaste(store: store, history: history, favorites: favorites, seen: seen)
    }

    private func photo(_ number: Int, _ tags: [String]) -> Photo { Photo.sample(number, tags: tags) }

    @Test func `existing favorites count as evidence from the start`() {
        for number in 1...3 { favorites.add(photo(number, ["fog"]), at: start) }
        #expect(taste.searchTerms(limit: 1, at: start) == ["fog"])
    }

    @Test func `the first favorite counts once, although it is stored before it is learned`() {
        favorites.add(photo(1, ["fog"]), at: start)
        favorites.add(photo(2, ["fog"]), at: start)
        taste.record(.favorited, of: [photo(2, ["fog"])], at: start)
        #expect(store.events(limit: 9).compactMap(\.photo).count == 2)
    }

    @Test func `photos that must not teach leave no events, except by a like`() throws {
        let taste = PersonalTaste(
            store: store, history: history, favorites: favorites, seen: seen, teaches: { $0.id.key != "p1" })
        favorites.add(photo(1, ["fog"]), at: start)
        taste.record(.favorited, of: [photo(1, ["fog"]), photo(2, ["sea"])], at: start)
        #expect(store.events(limit: 9).compactMap(\.photo) == [photo(2, []).id])
        try taste.judge([photo(1, ["fog"])], .liked, at: start)
        #expect(store.events(limit: 9).compactMap(\.photo).contains(photo(1, []).id))
    }

    @Test func `search terms are unstemmed words and word pairs, and local pictures add no terms`() {
        let taste = taste
        func liked(_ key: String, _ title: String, on service: ServiceName = .demo) -> Photo {
            Photo(
                id: PhotoID(service: service, key: key), title: title, author: Author(name: key),
                license: License(code: "cc0", name: "CC0"), source: PictureSource(""))
        }
        let photos = [
            liked("a", "Wine glasses standing on beaches"), liked("b", "Glasses in front of beaches"),
            liked("c", "Glasses"), liked("d", "Passport scan glasses", on: .own),
        ]
        seen.record(photos, at: start)
        taste.record(.liked, of: photos, at: start)
        let words = taste.searchTerms(limit: 9, at: start)
        #expect(
            words.contains("glasses") && words.contains { $0 == "beaches glasses" || $0 == "glasses beaches" }
        )
        #expect(
            !words.joined(separator: " ").split(separator: " ").contains {
                ["glasse", "beache", "standing", "front", "passport", "scan"].contains($0)
            })
    }

    @Test func `a photo seen without an action is negative evidence`() {
        let taste = taste
        let (red, fog) = (photo(1, ["fog", "red"]), (2...30).map { photo($0, ["fog"]) })
        seen.record(fog + [red], at: start)
        taste.record(.liked, of: [red], at: start)
        let words = taste.learned(at: start).filter { $0.weight > 0 }.map(\.trait)
        #expect(words.first == .term("red"))
        #expect(!taste.events().contains { $0.signal == .passedOver && $0.photo == red.id })
        let ranked = taste.rank([photo(2, ["red"]), photo(50, ["red"])], count: 2, at: start)
        #expect(ranked.map(\.photo.id) == [photo(50, []).id, photo(2, []).id])
    }

    @Test func `a dislike stays when the photo is seen again later`() {
        let taste = taste
        taste.record(.disliked, of: [photo(1, ["fog"])], at: start)
        seen.record([photo(1, ["fog"])], at: start.addingTimeInterval(9))
        #expect(taste.events().map(\.signal) == [.disliked])
    }

    @Test func `a view of 2 s is ignored, one of 6 s counts as opened, one of 20 s as studied`() throws {
        let taste = taste
        taste.beginViewing(photo(1, ["fog"]), at: start)
        taste.endViewing(at: start.addingTimeInterval(2))
        #expect(store.events(limit: 9).isEmpty)
        taste.beginViewing(photo(1, ["fog"]), at: start)
        taste.beginViewing(photo(2, ["cat"]), at: start.addingTimeInterval(6))
        #expect(store.events(limit: 9).map(\.signal) == [.opened])
        taste.endViewing(at: start.addingTimeInterval(26))
        #expect(store.events(limit: 9).map(\.signal) == [.studied, .opened])
    }

    @Test func `nothing is learned while learning is paused`() {
        let taste = taste
        taste.pause(true)
        taste.record(.liked, of: [photo(1, ["fog"])], at: start)
        taste.recordShown([photo(1, ["fog"])], at: start)
        #expect(store.events(limit: 9).isEmpty)
        #expect(store.shownCount == 0)
    }

    @Test func `a passed-over page is recorded in one write`() {
        taste.record(.passedOver, of: (1...30).map { photo($0, ["fog"]) }, at: start)
        #expect(store.events(limit: 40).count == 30)
        #expect(store.writes == 1)
    }

    @Test func `a like replaces an earlier dislike or passed-over event of the photo`() {
        let taste = taste
        taste.record(.passedOver, of: [photo(1, ["fog"])], at: start)
        taste.record(.liked, of: [photo(1, ["fog"])], at: start.addingTimeInterval(1))
        taste.record(.disliked, of: [photo(2, ["cat"])], at: start.addingTimeInterval(2))
        taste.record(.liked, of: [photo(2, ["cat"])], at: start.addingTimeInterval(3))
        #expect(taste.events().map(\.signal) == [.liked, .liked])
    }

    @Test func `a trait is forgotten by its name in any case, or by its listed title`() throws {
        let taste = taste
        var liked = photo(1, ["fog", "forest"])
        liked.color = RGB(hex: "#3a62b0")
        taste.record(.liked, of: [liked], at: start)
        #expect(try taste.forget("Fog", listedAs: Phrases.description) == 1)
        #expect(try taste.forget("fog", listedAs: Phrases.description) == 0)
        #expect(store.events(limit: 9).last?.traits.terms["forest"] == 1)
        #expect(
            try taste.forget("blue", listedAs: Phrases.description)
                + taste.forget("azure", listedAs: Phrases.description) == 1)
        // Names as listed by the command `taste`; the last word of a photo forgets the photo.
        let traits = taste.learned(at: start).map(\.trait)
        let words = traits.filter { if case .term = $0 { true } else { false } }
        let listed = (traits.filter { !words.contains($0) } + words).map { Phrases.description($0) }
        #expect(listed.contains { $0.hasPrefix("by ") } && listed.contains { $0.hasSuffix(" format") })
        for name in listed { #expect(try taste.forget(name, listedAs: Phrases.description) == 1, "\(name)") }
        #expect(taste.learned(at: start).isEmpty)
    }

    @Test func `a recommended photo is not eligible for a month, also within the session`() {
        let taste = taste
        store.recordShown([photo(1, []).id], at: start.addingTimeInterval(-3_600))
        taste.recordShown([photo(2, [])], at: start.addingTimeInterval(60))
        store.recordShown([photo(3, []).id], at: start.addingTimeInterval(-40 * 86_400))
        let photos = [photo(1, []), photo(2, []), photo(3, []), photo(4, [])]
        let past = taste.ineligible(photos, at: start.addingTimeInterval(120))
        #expect(past == [photo(1, []).id, photo(2, []).id])
    }

    @Test func `a disliked photo is not eligible for recommendation`() {
        let taste = taste
        taste.record(.disliked, of: [photo(1, ["fog"])], at: start)
        #expect(taste.ineligible([photo(1, ["fog"])], at: start) == [photo(1, ["fog"]).id])
    }

    @Test func `a liked photo is not eligible for recommendation, but an opened photo is`() {
        let taste = taste
        let (found, opened) = (photo(1, ["fog"]), photo(3, ["fog"]))
        taste.record(.liked, of: [found], at: start.addingTimeInterval(1))
        taste.record(.opened, of: [opened], at: start.addingTimeInterval(1))
        let past = taste.ineligible([found, opened], at: start.addingTimeInterval(2))
        #expect(past == [found.id])
    }

    @Test func `several actions on a photo count once, and a search counts separately`() throws {
        let taste = taste
        for signal in [TasteSignal.favorited, .liked, .saved] {
            taste.record(signal, of: [photo(1, ["fog"])], at: start)
        }
        history.append(search: RecentSearch(text: "fog snow", resultCount: 3, date: start), service: .demo)
        let learned = taste.learned(at: start)
        let fog = try #require(learned.first { $0.trait == .term("fog") })
        #expect((fog.likes, fog.searches) == (1, 1))
        #expect(Phrases.learned(fog) == "fog 1")
        let snow = try #require(learned.first { $0.trait == .term("snow") })
        #expect(Phrases.learned(snow) == "snow")
        #expect(try taste.reason(for: photo(2, ["fog"]), at: start)?.likes == 1)
        let alone = PhotoTraits(searching: "snow")
        let reason = TasteModel(taste.events(), candidates: [alone], at: start).reason(for: alone)
        #expect(Phrases.why(reason) == "Snow: you searched for it.")
    }

    @Test func `terms common to all liked photos rank first even without other seen photos`() {
        let taste = taste
        let shared = ["fog", "forest", "mist", "nature", "tree"]
        let own = [
            ["amber", "dusk", "evening", "light", "orange"], ["autumn", "dawn", "green", "path"],
            ["autumn", "dawn", "leaf", "path"], ["amber", "dusk", "evening", "sunset", "wood"],
            ["blue", "calm", "night", "pine"],
        ]
        for (index, tags) in own.enumerated() {
            taste.record(.liked, of: [photo(index, shared + tags)], at: start)
        }
        history.append(search: RecentSearch(text: "fog forest", resultCount: 9, date: start), service: .demo)
        let words = taste.learned(at: start).compactMap {
            if case .term(let word) = $0.trait { word } else { nil }
        }
        #expect(Set(words.prefix(5)) == Set(shared))
    }

    @Test func `earlier searches count as evidence`() {
        history.append(
            search: RecentSearch(text: "fog color:blue", resultCount: 3, date: start), service: .demo)
        #expect(taste.events().map(\.traits.terms) == [["fog": 1]])
    }

    @Test func `the author of the first like is queried; later, only authors with several likes are queried`()
    {
        func by(_ author: String, _ number: Int) -> Photo {
            Photo(
                id: PhotoID(service: .demo, key: "a\(number)"), author: Author(name: author),
                license: License(code: "cc0", name: "CC0"), source: PictureSource(""))
        }
        let taste = taste
        func like(_ photos: [Photo]) -> [AuthorID] {
            seen.record(photos, at: start)
            taste.record(.liked, of: photos, at: start)
            return taste.authors(limit: 2, at: start).map(\.id)
        }
        #expect(like([by("Ida", 1)]) == [by("Ida", 1).author.id])
        #expect(like([by("Jan", 2)]).isEmpty)
        #expect(like([by("Jan", 3)]) == [by("Jan", 2).author.id])
    }
}
