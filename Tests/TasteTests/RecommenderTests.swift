import Foundation
import GalleryCore
import Taste
import Testing
import Wording

@Suite struct RecommenderTests {
    let now = Date(timeIntervalSince1970: 1_800_000_000)

    func photo(_ key: String, _ tags: [String], color: String = "#808080", tall: Bool = false)
        -> Photo
    {
        Photo(
            id: PhotoID(service: .demo, key: key), author: Author(name: "A\(key)"),
            license: License(code: "cc0", name: "CC0"), size: PixelSize(width: 300, height: tall ? 400 : 200),
            color: RGB(hex: color), tags: tags, source: PictureSource("/p/\(key)"))
    }

    func event(_ signal: TasteSignal, _ photo: Photo, daysAgo: Double = 0) -> TasteEvent {
        TasteEvent(
            signal, photo: photo.id, traits: PhotoTraits(photo),
            date: now.addingTimeInterval(-86_400 * daysAgo))
    }

    /// Sixty photos, whose six themes alternate.
    var candidates: [Photo] {
        let themes = [
            ["fog", "forest"], ["cat"], ["city", "night"], ["desert"], ["sea", "wave"], ["flower"],
        ]
        return (0..<60).map { photo("c\($0)", themes[$0 % 6] + ["thing\($0)"]) }
    }

    func liking(_ tags: [String], _ count: Int) -> [TasteEvent] {
        (0..<count).map { event(.liked, photo("l\(tags[0])\($0)", tags)) }
    }

    @Test func `without likes, the order of the service is kept`() {
        let passed = candidates.prefix(9).map { event(.passedOver, $0) }
        let ranked = Recommender().rank(candidates, by: passed, count: 30, at: now)
        #expect(ranked.map(\.photo.id) == candidates.prefix(30).map(\.id))
        #expect(ranked.allSatisfy { $0.reason == nil })
    }

    @Test func `a single like of a theme brings the theme to the top`() {
        let ranked = Recommender().rank(candidates, by: liking(["cat"], 1), count: 30, at: now)
        #expect(ranked.prefix(5).allSatisfy { $0.photo.tags.contains("cat") })
    }

    @Test func `a photo by a repeatedly liked author is first even if no liked photo has its subject`() {
        var events = liking(["cat"], 1)
        for (number, tag) in ["fog", "sea", "desert", "flower"].enumerated() {
            events.append(event(.liked, by("Ida", "l9\(number)", [tag])))
        }
        events += candidates.prefix(40).map { event(.passedOver, $0) }
        let wanted = by("Ida", "w", ["night"])
        let ranked = Recommender().rank(candidates.suffix(20) + [wanted], by: events, count: 10, at: now)
        #expect(ranked.first?.photo == wanted)
        #expect(ranked.first?.reason?.traits.first == .author("demo/Ida"))
    }

    @Test func `an orientation or color that all photos have is not given as a reason`() throws {
        let ranked = Recommender().rank(candidates, by: liking(["cat"], 5), count: 30, at: now)
        for reason in ranked.compactMap(\.reason) {
            #expect(
                !reason.traits.contains(.orientation(.landscape)) && !reason.traits.contains(.color("grey")))
        }
    }

    @Test
    func `a photo with a word of a liked photo is first; photos with only its author or orientation follow`()
    {
        let liked = Photo(
            id: PhotoID(service: .demo, key: "l"), author: Author(name: "Ida"),
            license: License(code: "cc0", name: "CC0"), size: PixelSize(width: 300, height: 400),
            color: RGB(hex: "#808080"), tags: ["cat"], source: PictureSource(""))
        let events = [event(.liked, liked)] + candidates.prefix(12).map { event(.passedOver, $0) }
        let wanted = [by("Ida", "w", ["pier"]), photo("t", ["pier"], tall: true)]
        let ranked = Recommender().rank(candidates.suffix(30) + wanted, by: events, count: 9, at: now)
        #expect(ranked.first?.photo.tags.contains("cat") == true)
        #expect(wanted.allSatisfy { photo in ranked.contains { $0.photo == photo } })
    }

    @Test func `without passed-over photos, a liked author alone does not raise a photo`() {
        let one = event(.liked, by("Ida", "l", ["cat"]))
        let wanted = by("Ida", "w", ["pier"])
        let ranked = Recommender().rank(candidates + [wanted], by: [one], count: 10, at: now)
        #expect(!ranked.contains { $0.photo == wanted })
    }

    @Test func `photos seen before are left out while unseen photos fill the page`() {
        let left = Set(candidates.filter { $0.tags.contains("cat") }.prefix(4).map(\.id))
        let ranked = Recommender().rank(candidates, by: liking(["cat"], 5), left: left, count: 56, at: now)
        #expect(!ranked.contains { left.contains($0.photo.id) })
    }

    @Test func `each of three interests has a share of the page`() {
        let events = liking(["cat"], 6) + liking(["desert"], 3) + liking(["flower"], 3)
        let ranked = Recommender().rank(candidates, by: events, count: 12, at: now)
        for tag in ["cat", "desert", "flower"] {
            #expect(ranked.count { $0.photo.tags.contains(tag) } >= 1, "\(tag)")
        }
    }

    func by(_ author: String, _ key: String, _ tags: [String]) -> Photo {
        Photo(
            id: PhotoID(service: .demo, key: key), author: Author(name: author),
            license: License(code: "cc0", name: "CC0"), tags: tags, source: PictureSource(""))
    }

    @Test func `three likes of a theme bring the theme to the top`() {
        let ranked = Recommender().rank(candidates, by: liking(["cat"], 3), count: 30, at: now)
        #expect(ranked.prefix(3).allSatisfy { $0.photo.tags.contains("cat") })
    }

    @Test func `a page ranked again within a minute is identical`() {
        let tags = ["fog", "cat", "sea"]
        let events = (0..<40).map { number -> TasteEvent in
            let kind: TasteSignal = number % 3 == 0 ? .favorited : .opened
            return event(kind, photo("e\(number)", [tags[number % 3]]), daysAgo: Double(number) * 1.37)
        }
        let ranked = (0..<9).map { step -> [Recommendation] in
            let time = now.addingTimeInterval(Double(step) * 7)
            return Recommender().rank(candidates, by: events, count: 30, at: time)
        }
        for other in ranked.dropFirst() {
            #expect(other.map(\.photo.id) == ranked[0].map(\.photo.id))
            #expect(other.map(\.reason) == ranked[0].map(\.reason))
        }
    }

    @Test func `a disliked theme is not among the first nine photos`() {
        let disliked = (0..<3).map { event(.disliked, photo("d\($0)", ["desert"])) }
        let ranked = Recommender().rank(
            candidates, by: disliked + liking(["cat"], 3), count: 30, at: now)
        let first = ranked.firstIndex { $0.photo.tags.contains("desert") } ?? 30
        #expect(first > 8)
    }

    @Test(arguments: [0, 1, 9])
    func `dislikes of an author's photos lower the number of the author's photos on the page`(dislikes: Int) {
        let liked =
            liking(["market"], 2)
            + ["fog", "sea"].map { event(.liked, by("Ida", "l\($0)", [$0])) }
        let rest = (0..<9).map { by("Ida", "d\($0)", ["pier\($0)"]) }
        let others = (0..<20).map { event(.passedOver, photo("p\($0)", ["market", "stall\($0)"])) }
        let left = rest.enumerated().map { event($0 < dislikes ? .disliked : .passedOver, $1) }
        let wanted = (0..<20).map { by("Ida", "w\($0)", ["lamp\($0)"]) }
        func count(_ events: [TasteEvent]) -> Int {
            Recommender().rank(wanted + candidates, by: events, count: 20, at: now)
                .count { $0.photo.author.name == "Ida" }
        }
        let before = count(liked + others + rest.map { event(.passedOver, $0) })
        let after = count(left + liked + others)
        #expect(
            dislikes == 0 ? after == before : dislikes == 1 ? after <= before : after <= 1,
            "\(before), \(after)")
        #expect(before > 2)
    }

    @Test func `newer likes count more than older ones`() {
        let old = (0..<3).map { event(.liked, photo("o\($0)", ["desert"]), daysAgo: 365) }
        let ranked = Recommender().rank(candidates, by: liking(["cat"], 3) + old, count: 10, at: now)
        #expect(ranked.first?.photo.tags.contains("cat") == true)
    }

    @Test func `an interest of last week fades if no newer like belongs to it`() {
        let cats = (0..<6).map { event(.liked, photo("l\($0)", ["cat"]), daysAgo: 7) }
        let events = liking(["desert"], 4) + cats
        let ranked = Recommender().rank(candidates, by: events, count: 12, at: now)
        #expect(ranked.prefix(6).allSatisfy { $0.photo.tags.contains("desert") })
        #expect(ranked.contains { $0.photo.tags.contains("cat") })

        let still = Recommender().rank(candidates, by: liking(["cat"], 1) + events, count: 12, at: now)
        #expect(still.first?.photo.tags.contains("cat") == true)
        #expect(still.count { $0.photo.tags.contains("cat") } >= 6)
    }

    @Test func `a page for a single liked theme has more than two themes`() {
        let ranked = Recommender().rank(candidates, by: liking(["fog", "forest"], 10), count: 30, at: now)
        let themes = Set(ranked.map { $0.photo.tags[0] })
        #expect(themes.count > 2)
    }

    @Test
    func `a theme liked 40 times leaves some of the page to other themes, if candidates have any`() {
        let cats = (0..<60).map { photo("k\($0)", ["cat", "thing\($0)"]) }
        let events = liking(["cat"], 40)
        let ranked = Recommender().rank(cats + candidates, by: events, count: 30, at: now)
        #expect(ranked.count == 30)
        #expect(ranked.count { $0.photo.tags[0] == "cat" } <= 28)
        #expect(ranked.first?.photo.tags[0] == "cat")
        #expect(Recommender().rank(cats, by: events, count: 30, at: now).count == 30)
    }

    @Test func `equal events give an equal page`() {
        let events = liking(["sea"], 5)
        let first = Recommender().rank(candidates, by: events, count: 30, at: now)
        #expect(first == Recommender().rank(candidates, by: events, count: 30, at: now))
    }

    @Test func `a page has no duplicates and no more photos than are available`() {
        let ranked = Recommender().rank(candidates, by: liking(["sea"], 5), count: 100, at: now)
        #expect(ranked.count == 60)
        #expect(Set(ranked.map(\.photo.id)).count == 60)
    }

    @Test func `photos without tags are ranked, too`() {
        let bare = (0..<5).map { photo("b\($0)", []) }
        #expect(Recommender().rank(bare, by: liking(["sea"], 5), count: 5, at: now).count == 5)
        #expect(Recommender().rank([], by: liking(["sea"], 5), count: 5, at: now).isEmpty)
    }
}
