import Foundation
import GalleryCore
import Testing

@testable import Taste

/// Shares of a page for unseen photos, interests and authors, also after a change of taste.
@Suite struct PageSharesTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func photo(_ key: String, _ tags: [String], by author: String? = nil) -> Photo {
        Photo(
            id: PhotoID(service: .demo, key: key), author: Author(name: author ?? "A\(key)"),
            license: License(code: "cc0", name: "CC0"), tags: tags, source: PictureSource("/p/\(key)"))
    }

    private func photos(_ prefix: String, _ count: Int, _ tags: [String], by author: String? = nil) -> [Photo]
    {
        (0..<count).map { photo("\(prefix)\($0)", tags + ["\(prefix)thing\($0)"], by: author) }
    }

    /// Likes at intervals of a minute, the last one now; newest first.
    private func likes(_ photos: [Photo]) -> [TasteEvent] {
        photos.reversed().enumerated().map { age, photo in
            TasteEvent(
                .liked, photo: photo.id, traits: PhotoTraits(photo),
                date: now.addingTimeInterval(-60 * Double(age)))
        }
    }

    private func passed(_ photos: [Photo], at date: Date = .distantPast) -> [TasteEvent] {
        photos.map { TasteEvent(.passedOver, photo: $0.id, traits: PhotoTraits($0), date: date) }
    }

    private func page(
        _ candidates: [Photo], _ events: [TasteEvent], left: Set<PhotoID> = [], count: Int = 30
    ) -> [Photo] {
        Recommender().rank(candidates, by: events, left: left, count: count, at: now).map(\.photo)
    }

    private func count(_ tag: String, in page: [Photo]) -> Int { page.count { $0.tags.contains(tag) } }

    @Test func `photos seen before come after all unseen photos, however well they match`() {
        let seen = photos("c", 30, ["cat"]), unseen = photos("p", 29, ["pier"]) + [photo("s", ["sofa"])]
        let events = likes([photo("l", ["sofa"])] + photos("m", 6, ["cat"]))
        let page = page(seen + unseen, events, left: Set(seen.map(\.id)), count: 40)
        #expect(page.prefix(30).count { seen.contains($0) } == 0)
        #expect(Set(page.prefix(30)) == Set(unseen))
        #expect(page.dropFirst(30).allSatisfy(seen.contains) && page.count == 40)
    }

    @Test(arguments: [(8, 2), (16, 4), (12, 3), (6, 2)])
    func `an interest with at least a fifth of the likes has at least a sixth of the page`(
        large: Int, small: Int
    ) {
        let step = large / small
        let liked = (0..<small).flatMap { number in
            (0..<step).map { photo("f\(number)-\($0)", ["fog", "forest", "path\(number)\($0)"]) }
                + [photo("r\(number)", ["rose", "garden", "bed\(number)"])]
        }
        let candidates = photos("x", 60, ["fog", "forest"]) + photos("y", 60, ["rose", "garden"])
        let page = page(
            candidates + photos("z", 60, ["pier"]), likes(liked) + passed(photos("w", 60, ["sea"])))
        #expect(count("rose", in: page) >= 5)
        #expect(count("fog", in: page) >= 15)
    }

    private func searches(_ words: String...) -> [TasteEvent] {
        words.map { TasteEvent(.searched, photo: nil, traits: PhotoTraits(searching: $0), date: now) }
    }

    @Test(arguments: [4, 6])
    func `searched subjects with a like have at least a sixth of the page each, however unequal the likes`(
        most: Int
    ) {
        let liked = photos("c", most, ["cat"]) + photos("r", 1, ["rose"]) + photos("s", 1, ["snow"])
        let candidates =
            photos("x", 40, ["cat"]) + photos("y", 40, ["rose"]) + photos("z", 40, ["snow"])
            + photos("v", 60, ["pier"])
        let others = passed(photos("w", 60, ["sea"]))
        let page = page(candidates, likes(liked) + searches("cat", "rose", "snow") + others)
        for subject in ["cat", "rose", "snow"] { #expect(count(subject, in: page) >= 5) }
    }

    @Test func `an interest that was not searched for has a share beside two searched subjects`() {
        let liked = photos("f", 6, ["fog", "forest"]) + photos("c", 2, ["cat"]) + photos("r", 2, ["rose"])
        let candidates =
            photos("x", 40, ["cat"]) + photos("y", 40, ["rose"]) + photos("z", 40, ["fog", "forest"])
        let others = passed(photos("w", 60, ["pier"]))
        let page = page(candidates, likes(liked) + searches("cat", "rose") + others)
        #expect(count("fog", in: page) >= 5)
    }

    @Test func `an interest without candidates leaves its share of the page to the other interests`() {
        let liked = photos("f", 8, ["fog"]) + photos("r", 2, ["rose", "garden"])
        let candidates = photos("x", 40, ["fog"]) + photos("z", 40, ["pier"])
        #expect(count("fog", in: page(candidates, likes(liked))) >= 27)
    }

    @Test func `an author with three of ten likes has a share of the page, and interests keep theirs`() {
        let ida = ["boat", "bread", "bridge"].map { photo("i\($0)", [$0], by: "Ida") }
        let cats = photos("c", 4, ["cat", "sofa"]), seas = photos("s", 3, ["sea", "wave"])
        let liked = [cats[0], ida[0], seas[0], cats[1], seas[1], ida[1], cats[2], cats[3], ida[2], seas[2]]
        let candidates =
            (0..<30).map { photo("n\($0)", ["road\($0)"], by: "Ida") } + photos("x", 30, ["cat", "sofa"])
            + photos("y", 30, ["sea", "wave"])
        let page = page(candidates, likes(liked) + passed(photos("w", 60, ["pier"])))
        let own = page.count { $0.author.name == "Ida" }
        #expect((5...15).contains(own), "\(own)")
        #expect(count("cat", in: page) >= 8 && count("sea", in: page) >= 6)
    }

    @Test func `an author with three of ten likes does not fill the page if the others differ in theme`() {
        let others = (0..<7).map { photo("o\($0)", ["word\($0)", "more\($0)"]) }
        let ida = (0..<3).map { photo("i\($0)", ["topic\($0)"], by: "Ida") }
        let liked =
            [others[0], ida[0], others[1], others[2], ida[1], others[3], others[4], ida[2]] + others[5...]
        let candidates =
            (0..<30).map { photo("n\($0)", ["road\($0)"], by: "Ida") }
            + (0..<60).map { photo("z\($0)", ["pier\($0)"]) }
        let page = page(candidates, likes(liked) + passed(photos("w", 60, ["sea"])))
        let own = page.count { $0.author.name == "Ida" }
        // At most twice the author's share of the likes, plus one photo.
        #expect((5...19).contains(own), "\(own)")
    }

    @Test func `four consecutive likes of another theme change the page within one session`() {
        let cats = photos("c", 6, ["cat", "sofa"]), deserts = photos("d", 4, ["desert", "dune"])
        let candidates = photos("x", 40, ["cat", "sofa"]) + photos("y", 40, ["desert", "dune"])
        let others = passed(photos("w", 60, ["pier"]))
        #expect(count("desert", in: page(candidates, likes(cats + deserts) + others, count: 10)) >= 6)
        // If the likes alternate, they are two interests, and the larger one leads.
        let mixed =
            [cats[0], deserts[0], cats[1], cats[2], deserts[1], cats[3], deserts[2], deserts[3]] + cats[4...]
        #expect(count("cat", in: page(candidates, likes(mixed) + others, count: 10)) >= 6)
    }

    @Test func `of two subjects searched one after the other, neither leads by its order`() {
        let subjects = [["cat", "sofa"], ["desert", "dune"]]
        let candidates = photos("x", 40, subjects[0]) + photos("y", 40, subjects[1])
        let others = passed(photos("w", 60, ["pier"]))
        for order in [subjects, subjects.reversed()] {
            let liked = likes(order.flatMap { photos("l\($0[0])", 4, $0) })
            let searched = subjects.map {
                TasteEvent(.searched, photo: nil, traits: PhotoTraits(searching: $0[0]), date: now)
            }
            let page = page(candidates, searched + liked + others, count: 20)
            #expect(count("cat", in: page) >= 8 && count("desert", in: page) >= 8)
        }
    }

    @Test func `each interest with a claim has a query before any has a second`() {
        let subjects = [("cat", 5), ("desert", 3), ("owl", 2)]
        let liked = likes(subjects.flatMap { photos("\($0)l", $1, [$0, "\($0)kin", "\($0)ness"]) })
        let searched = TasteEvent(
            .searched, photo: nil, traits: PhotoTraits(searching: "cat catkin"), date: now)
        let model = TasteModel(
            [searched] + liked + passed(photos("w", 60, ["pier"])), candidates: [], at: now)
        let first = TasteQueries(model: model, forms: [:]).searches(limit: 3)
        for (subject, _) in subjects { #expect(first.contains { $0.hasPrefix(subject) }, "\(first)") }
    }

    @Test func `equal words have the same order, however their dictionaries store them`() {
        let liked = likes(
            (0..<6).map { photo("l\($0)", (0..<9).map { "word" + String(repeating: "x", count: $0) }) })
        let orders = [1, 100, 1_000].map { capacity in
            let events = liked.map { event in
                var terms = [String: Double](minimumCapacity: capacity)
                for (term, weight) in event.traits.terms { terms[term] = weight / 3 }
                return TasteEvent(
                    .liked, photo: event.photo, traits: PhotoTraits(terms: terms), date: event.date)
            }
            return TasteModel(events, candidates: [], at: now).learned().map(\.trait)
        }
        #expect(orders[0] == orders[1] && orders[1] == orders[2])
    }

    @Test func `four newer likes without a common theme do not displace an interest`() {
        let cats = photos("c", 6, ["cat", "sofa"])
        let chance = (0..<4).map { photo("o\($0)", ["word\($0)", "more\($0)"]) }
        let candidates =
            photos("x", 40, ["cat", "sofa"])
            + (0..<40).map { photo("z\($0)", ["word\($0 % 4)", "pier\($0)"]) }
        let page = page(candidates, likes(cats + chance) + passed(photos("w", 60, ["sea"])), count: 10)
        #expect(count("cat", in: page) >= 7)
    }

    @Test(arguments: [(6, 3.0, true), (6, 9, false), (1, 0.5, false), (3, 0.5, false)])
    func `likes are faded if photos like them are passed over after the first of four or more new likes`(
        newer: Int, minutesAgo: Double, isFaded: Bool
    ) {
        let old = ["cat", "dog", "horse"], new = ["desert", "castle", "train"]
        let liked =
            (0..<12).map { photo("o\($0)", [old[$0 % 3], "oldthing\($0)"]) }
            + (0..<newer).map { photo("n\($0)", [new[$0 % 3], "newthing\($0)"]) }
        let candidates = (old + new).flatMap { photos("x\($0)", 30, [$0]) }
        let left = old.flatMap { photos("p\($0)", 8, [$0]) }
        let events =
            likes(liked) + passed(left, at: now.addingTimeInterval(-60 * minutesAgo))
            + passed(photos("w", 60, ["pier"]) + photos("v", 6, ["cat"]))
        let page = page(candidates, events, count: 12)
        #expect((new.reduce(0) { $0 + count($1, in: page) } >= 8) == isFaded)
    }
}
