import Foundation
import GalleryCore
import Taste

/// A person's walk through the feed until so many photos were liked.
struct FeedWalk {
    let person: SimulatedPerson
    let collection: PaintedCollection
    /// What was done, newest first.
    let events: [TasteEvent]
    /// Places of the photos that were not seen.
    let rest: [Int]
    let now = Date(timeIntervalSince1970: 1_800_000_000)

    /// Nil when the person likes too few, or too little is left to rank.
    init?(_ person: SimulatedPerson, through collection: PaintedCollection, likes: Int) {
        var left = likes
        var events: [TasteEvent] = []
        var seen = 0
        while left > 0, seen < collection.photos.count {
            let photo = collection.photos[seen].photo
            let isLiked = person.likes[seen]
            if isLiked { left -= 1 }
            events.append(
                TasteEvent(
                    isLiked ? .liked : .passedOver, photo: photo.id, traits: PhotoTraits(photo), date: now))
            seen += 1
        }
        guard left == 0, collection.photos.count - seen >= 300 else { return nil }
        self.person = person
        self.collection = collection
        self.events = events.reversed()
        rest = Array(seen..<collection.photos.count)
    }

    /// The unseen photos as the recommender ranks them.
    var recommended: [Int] {
        let places = Dictionary(uniqueKeysWithValues: rest.map { (collection.photos[$0].photo.id, $0) })
        return Recommender().rank(
            rest.map { collection.photos[$0].photo }, by: events, count: 30, at: now
        ).compactMap { places[$0.photo.id] }
    }

    /// By how many liked photos had each tag.
    var byFavoriteTags: [Int] {
        var counts: [String: Int] = [:]
        let liked = Set(events.filter(\.signal.isLiking).compactMap(\.photo))
        for entry in collection.photos where liked.contains(entry.photo.id) {
            for tag in entry.photo.tags { counts[tag, default: 0] += 1 }
        }
        let sums = collection.photos.map { $0.photo.tags.reduce(0) { $0 + (counts[$1] ?? 0) } }
        return rest.enumerated().sorted { left, right in
            let (mine, other) = (sums[left.element], sums[right.element])
            return mine == other ? left.offset < right.offset : mine > other
        }.map(\.element)
    }

    /// By how likely the person is to like each: the oracle.
    var byOracle: [Int] { rest.sorted { person.chances[$0] > person.chances[$1] } }

    /// Normalized discounted cumulative gain of the first 30 (Järvelin and Kekäläinen, TOIS 2002); a like gains 1.
    func gain(of order: [Int]) -> Double {
        func discount(_ rank: Int) -> Double { 1 / log2(Double(rank) + 2) }
        let gained = order.prefix(30).enumerated().reduce(0) {
            $0 + (person.likes[$1.element] ? discount($1.offset) : 0)
        }
        let best = (0..<min(30, rest.count { person.likes[$0] })).reduce(0) { $0 + discount($1) }
        return best > 0 ? gained / best : 0
    }

    /// How unlike each other the first 30 are: 1 less the mean cosine of all pairs.
    func diversity(of order: [Int]) -> Double {
        Recommender.diversity(of: order.prefix(30).map { collection.photos[$0].photo })
    }
}
