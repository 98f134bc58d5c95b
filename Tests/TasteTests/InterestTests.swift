import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import Taste

@Suite struct InterestTests {
    private let store = InMemoryTaste()
    private let seen = InMemorySeen()
    private let history = InMemoryHistory()
    private let start = Date(timeIntervalSince1970: 1_800_000_000)
    private let taste: PersonalTaste

    init() {
        taste = PersonalTaste(
            store: store, history: history, favorites: InMemoryFavorites(), seen: seen)
        let fog = (1...6).map { Self.photo($0, ["fog", "forest", "path\($0)"]) }
        let cats = (7...9).map { Self.photo($0, ["cat", "sofa", "room\($0)"]) }
        seen.record(fog + cats, at: start)
        taste.record(.liked, of: fog + cats, at: start)
    }

    private static func photo(_ number: Int, _ tags: [String]) -> Photo {
        Photo(
            id: PhotoID(service: .demo, key: "p\(number)"), author: Author(name: ""),
            license: License(code: "cc0", name: "CC0"), tags: tags, source: PictureSource(""))
    }

    /// Word that only one photo has.
    private static func word(_ number: Int) -> String {
        "word" + String(String(number).compactMap { $0.wholeNumberValue.map { Array("bcdfghjklm")[$0] } })
    }

    private func keys(_ numbers: ClosedRange<Int>) -> Set<String> { Set(numbers.map { "p\($0)" }) }

    @Test func `liked photos with common words form an interest named by these words`() throws {
        let interests = taste.interests(at: start)
        try #require(interests.count == 2)
        #expect(Set(interests[0].terms.prefix(2)) == ["fog", "forest"])
        #expect(Set(interests[1].terms.prefix(2)) == ["cat", "sofa"])
        #expect(Set(interests[0].photos.map(\.key)) == keys(1...6))
        #expect(interests[0].share > interests[1].share)
        #expect(abs(interests[0].share + interests[1].share - 1) < 1e-9)
        #expect(interests[0].has(["Forest", "fog"]) && !interests[0].has(["cat"]) && !interests[0].has([]))
    }

    @Test func `an interest is named by words that other interests lack`() throws {
        let trucks = (20...23).map { Self.photo($0, ["truck", "man", "back", Self.word($0)]) }
        let waves = (30...33).map { Self.photo($0, ["wave", "man", "back", Self.word($0)]) }
        let others = (100..<220).map { Self.photo($0, ["man", "back", Self.word($0)]) }
        seen.record(others + trucks + waves, at: start)
        taste.record(.liked, of: trucks + waves, at: start)
        let names = taste.interests(at: start).map(\.terms)
        #expect(names.contains(["truck"]) && names.contains(["wave"]), "\(names)")
        #expect(names.contains { Set($0) == ["fog", "forest"] }, "\(names)")
    }

    @Test func `a word as frequent among seen photos names an interest only if it was searched for`() {
        let barns = (20...21).map { Self.photo($0, ["barn", "county", Self.word($0)]) }
        let others = (100..<220).map { number in
            Self.photo(
                number,
                (number < 116 ? ["county"] : []) + (1...8).map { Self.word(10 * number + $0) })
        }
        seen.record(others + barns, at: start)
        taste.record(.liked, of: barns, at: start)
        #expect(taste.interests(at: start).map(\.terms).contains(["barn"]))
        history.append(
            search: RecentSearch(text: "county", resultCount: 12, date: start), service: .demo)
        #expect(taste.interests(at: start).contains { $0.terms.contains("county") })
    }

    @Test func `the word that names an interest is part of no other name`() {
        let birds = (50...54).map { Self.photo($0, ["dawn", Self.word($0)] + ($0 < 54 ? ["bird"] : [])) }
        let owl = Self.photo(55, ["bird"] + (1...24).map { Self.word(100 * 55 + $0) })
        seen.record((300..<400).map { Self.photo($0, ["man", Self.word($0)]) } + birds + [owl], at: start)
        taste.record(.liked, of: birds + [owl], at: start)
        let names = taste.interests(at: start).map(\.terms), words = names.joined()
        #expect(Set(names.compactMap(\.first)).isSuperset(of: ["dawn", "bird"]), "\(names)")
        #expect(Set(words).count == words.count, "\(names)")
    }

    @Test func `interests with the same first word are listed as one`() throws {
        let harbors = (1...2).map { number in
            Self.photo(40 + number, ["harbor"] + (1...12).map { Self.word(100 * number + $0) })
        }
        seen.record((300..<400).map { Self.photo($0, ["man", Self.word($0)]) } + harbors, at: start)
        taste.record(.liked, of: harbors, at: start)
        let events = taste.events(at: start)
        let model = TasteModel(events, candidates: [], at: start)
        try #require(model.interests.members.count == 4)
        let interests = taste.interests(at: start)
        #expect(interests.count { $0.terms.first == "harbor" } == 1)
        #expect(interests.first { $0.terms.first == "harbor" }?.photos.count == 2)
        #expect(abs(interests.reduce(0) { $0 + $1.share } - 1) < 1e-9)
    }

    @Test func `an interest with a single like has no minimum share of a page`() {
        let traits = [["fog", "path"], ["fog", "wood"], ["cat"]].map { PhotoTraits(Self.photo(0, $0)) }
        let space = TraitSpace(traits)
        let clusters = Interests.clusters(of: space.wordVectors, width: space.terms.count)
        let interests = Interests(
            clusters, of: space.wordVectors, weights: [1, 1, 1], width: space.terms.count)
        #expect(interests.members == [[0, 1], [2]])
        #expect(interests.minShares == [0.25, 0])
    }

    @Test func `a paused interest affects neither searches nor ranking for 30 days`() throws {
        let cats = try #require(taste.interests(at: start).last)
        let until = try taste.pause(cats, at: start)
        #expect(until == start.addingTimeInterval(30 * 86_400))
        let now = start.addingTimeInterval(60)
        #expect(!taste.searchTerms(limit: 20, at: now).joined(separator: " ").contains("cat"))
        let candidates = [Self.photo(20, ["cat", "sofa"]), Self.photo(21, ["fog", "forest"])]
        #expect(taste.rank(candidates, count: 2, at: now).map(\.photo.id.key) == ["p21", "p20"])
        #expect(try taste.reason(for: candidates[0], at: now) == nil)
        #expect(taste.ineligible([Self.photo(8, [])], at: now).count == 1, "it was liked all the same")
        let listed = taste.interests(at: now)
        #expect(listed.map(\.pausedUntil) == [nil, until])
        #expect(Set(listed.last?.terms.prefix(2) ?? []) == ["cat", "sofa"] && listed.last?.share == 0)

        let month = until.addingTimeInterval(1)
        #expect(taste.interests(at: month).map(\.pausedUntil) == [nil, nil])
        try taste.resumeInterests()
        #expect(taste.interests(at: now).map(\.pausedUntil) == [nil, nil])
        #expect(taste.searchTerms(limit: 20, at: now).joined(separator: " ").contains("cat"))
        #expect(taste.hasChoices(since: Date().addingTimeInterval(-60)), "the page is outdated")
    }

    @Test func `forgetting an interest removes the evidence of its photos`() throws {
        let cats = try #require(taste.interests(at: start).last)
        #expect(try taste.forget(cats) == 3)
        #expect(taste.interests(at: start).count == 1)
        #expect(!taste.learned(at: start).contains { $0.trait == .term("cat") && $0.likes > 0 })
    }
}
