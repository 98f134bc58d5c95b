import GalleryCore
import Taste
import Testing
import Wording

extension RecommenderTests {
    @Test func `the reason states the common traits and the number of the liked photos`() throws {
        let ranked = Recommender().rank(candidates, by: liking(["fog", "forest"], 4), count: 30, at: now)
        let reason = try #require(ranked.first?.reason)
        #expect(Set(reason.traits).isSuperset(of: [.term("fog"), .term("forest")]))
        #expect(reason.likes == 4)
    }

    @Test func `a reason has words in the spelling of the photo's tags, without duplicates`() throws {
        let liked = liking(["glasses", "new york", "berries"], 4)
        let candidate = photo("v", ["berries", "new york", "glasses"])
        let ranked = Recommender().rank([candidate] + candidates, by: liked, count: 30, at: now)
        let reason = try #require(ranked.first { $0.photo == candidate }?.reason)
        #expect(Set(reason.traits).isSubset(of: ["glasses", "new york", "berries"].map(Trait.term)))
        #expect(reason.traits.count == Set(reason.traits).count && reason.likes == 4)
    }

    @Test(
        arguments: [
            (["new york", "pier"], ["new mexico"], "new"), (["ohio", "pier"], ["1938 in ohio"], "ohio"),
            (["new york", "pier"], ["new york"], "new york"), (["pier"], ["the pier"], "pier"),
        ])
    func `a reason names a tag only if a liked photo has all its words`(
        liked: [String], tags: [String], name: String
    ) throws {
        let candidate = photo("v", tags)
        let ranked = Recommender().rank([candidate] + candidates, by: liking(liked, 4), count: 30, at: now)
        let reason = try #require(ranked.first { $0.photo == candidate }?.reason)
        #expect(reason.traits.contains(.term(name)))
        #expect(reason.traits.allSatisfy { $0 == .term(name) || $0 == .term("york") || $0 == .term("pier") })
    }

    @Test
    func `a word as frequent among passed-over photos is given as a reason only if it was searched for`()
        throws
    {
        let liked = liking(["barn", "snow"], 5) + [event(.liked, photo("x", ["barn", "county"]))]
        let left = (0..<30).map { event(.passedOver, photo("p\($0)", [$0 < 10 ? "county" : "pier\($0)"])) }
        let candidate = photo("v", ["county"])
        func reason(_ events: [TasteEvent]) -> Reason? {
            Recommender().rank([candidate] + candidates, by: events, count: 61, at: now)
                .first { $0.photo == candidate }?.reason
        }
        #expect(reason(liked + left)?.traits.contains(.term("county")) != true)
        let search = TasteEvent(
            .searched, photo: nil, traits: PhotoTraits(searching: "county"), date: now)
        let searched = try #require(reason([search] + liked + left))
        #expect(searched.traits.contains(.term("county")) && searched.searched == [.term("county")])
    }

    @Test(arguments: [(3, false, true), (4, false, false), (4, true, true)])
    func `a word of a single like is a reason only if it was searched for or likes are few`(
        count: Int, isSearched: Bool, isNamed: Bool
    ) {
        let liked =
            [event(.liked, photo("x", ["barn", "buffalo"]))]
            + (1..<count).map { event(.liked, photo("l\($0)", ["barn", "pier\($0)"])) }
        let search = TasteEvent(.searched, photo: nil, traits: PhotoTraits(searching: "buffalo"), date: now)
        let candidate = photo("v", ["barn", "buffalo"])
        let ranked = Recommender().rank(
            [candidate] + candidates, by: (isSearched ? [search] : []) + liked, count: 61, at: now)
        let traits = ranked.first { $0.photo == candidate }?.reason?.traits ?? []
        #expect(traits.contains(.term("buffalo")) == isNamed && traits.contains(.term("barn")), "\(traits)")
    }

    @Test(arguments: [(2, 4, 5, false), (4, 4, 5, true), (3, 8, 5, false), (5, 8, 5, true), (3, 8, 0, true)])
    func `a word is a reason if more of the likes have it than the share of seen photos with it explains`(
        having: Int, count: Int, left: Int, isNamed: Bool
    ) {
        let liked = (0..<count).map {
            event(.liked, photo("l\($0)", ["barn", "snow\($0)"] + ($0 < having ? ["flickr"] : [])))
        }
        let passed = (0..<40).map {
            event(.passedOver, photo("p\($0)", ["pier\($0)"] + ($0 < left ? ["flickr"] : [])))
        }
        let candidate = photo("v", ["barn", "flickr"])
        let ranked = Recommender().rank([candidate] + candidates, by: liked + passed, count: 61, at: now)
        let traits = ranked.first { $0.photo == candidate }?.reason?.traits ?? []
        #expect(traits.contains(.term("flickr")) == isNamed && traits.contains(.term("barn")), "\(traits)")
    }

    @Test(arguments: [("train", ["train"]), ("steam train", ["steam train"]), ("trains engine", ["train"])])
    func `a reason names the searched words, not a longer tag`(search: String, names: [String]) throws {
        let liked = liking(["steam train", "railway"], 4)
        let searched = TasteEvent(.searched, photo: nil, traits: PhotoTraits(searching: search), date: now)
        let candidate = photo("v", ["steam train", "railway"])
        let ranked = Recommender().rank(
            [candidate] + candidates, by: [searched] + liked, count: 61, at: now)
        let reason = try #require(ranked.first { $0.photo == candidate }?.reason)
        #expect(reason.searched == names.map(Trait.term) && reason.traits.contains(.term("steam train")))
    }

    @Test(arguments: [2, 4]) func `a form is a reason from the fourth like on`(count: Int) {
        let liked = (0..<count).map { event(.liked, photo("l\($0)", ["pier\($0)"], tall: true)) }
        let left = candidates.prefix(30).map { event(.passedOver, $0) }
        let tall = photo("v", ["moon"], tall: true)
        let ranked = Recommender().rank(candidates + [tall], by: liked + left, count: 61, at: now)
        let reason = ranked.first { $0.photo == tall }?.reason
        #expect((reason?.traits.contains(.orientation(.portrait)) == true) == (count == 4))
    }

    @Test(arguments: [(2, false, false), (4, false, true), (2, true, true)])
    func `a color is a reason from the fourth like on, or if it was searched for`(
        count: Int, isSearched: Bool, isNamed: Bool
    ) {
        let color = "#20a0e0"
        let liked = (0..<count).map { event(.liked, photo("l\($0)", ["pier\($0)", "cyan"], color: color)) }
        let left = candidates.prefix(30).map { event(.passedOver, $0) }
        let search = TasteEvent(.searched, photo: nil, traits: PhotoTraits(searching: "cyan"), date: now)
        let wanted = photo("v", ["moon", "cyan"], color: color)
        let ranked = Recommender().rank(
            candidates + [wanted], by: (isSearched ? [search] : []) + liked + left, count: 61, at: now)
        let traits = ranked.first { $0.photo == wanted }?.reason?.traits ?? []
        #expect(traits.contains(.term("cyan")) == isNamed, "\(traits)")
        if !isNamed { #expect(traits.isEmpty) }
    }

    @Test func `a reason names a trait of many liked photos before a rarer one`() throws {
        let fog = (0..<5).map { number in
            event(
                .liked,
                photo("l\(number)", ["fog", "path\(number)"], color: number < 2 ? "#e0a020" : "#808080"))
        }
        let wanted = (0..<9).map { photo("w\($0)", ["fog"], color: "#e0a020") }
        let ranked = Recommender().rank(wanted + candidates, by: fog, count: 30, at: now)
        let first = try #require(ranked.first { $0.photo.id.key.hasPrefix("w") })
        #expect(first.reason?.traits.first == .term("fog"))
        #expect(Phrases.because(try #require(first.reason))?.hasPrefix("because of fog") == true)
        // Amber weighs more: its photos were liked, while the others with fog were only opened, long ago.
        let amber = (0..<2).map { event(.liked, photo("a\($0)", ["fog", "amber"])) }
        let old = (0..<4).map { event(.opened, photo("o\($0)", ["fog", "path\($0)"]), daysAgo: 300) }
        let page = Recommender().rank(
            [photo("v", ["fog", "amber"])] + candidates, by: amber + old, count: 30, at: now)
        let reason = try #require(page.first { $0.photo.id.key == "v" }?.reason)
        #expect(reason.traits.first == .term("fog"))
    }
}
