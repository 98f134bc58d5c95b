public import FoundationEssentials
public import GalleryCore

/// Ranks photos by the user's events. Content-based and local.
public struct Recommender: Sendable {
    /// Cost of similarity to a higher-ranked photo, in standard deviations of scores. Found with `benchmarks taste`.
    private static let sameness = 0.1
    /// Number of best candidates, in addition to the page size, that compete for the page.
    private static let compared = 300

    public init() {}

    /// The `count` best candidates, best first, with a limited share of each word; before the first like, the first
    /// `count` candidates. `events` are newest first; `left` were seen before and rank last.
    public func rank(
        _ candidates: [Photo], by events: [TasteEvent], left: Set<PhotoID> = [], count: Int, at now: Date
    ) -> [Recommendation] {
        guard events.contains(where: \.signal.isLiking) else {
            return candidates.prefix(count).map { Recommendation(photo: $0, reason: nil) }
        }
        let traits = candidates.map(PhotoTraits.init)
        let model = TasteModel(events, candidates: traits, at: now)
        let isKnown = candidates.map { left.contains($0.id) || model.examples.passedPhotos.contains($0.id) }
        let unseen = Self.page(count, of: isKnown.indices.filter { !isKnown[$0] }, traits, model)
        let seen = isKnown.indices.filter { isKnown[$0] }
        let others = unseen.count < count ? Self.page(count - unseen.count, of: seen, traits, model) : []
        return (unseen + others).map { entry in
            let photo = candidates[entry.index]
            return Recommendation(photo: photo, reason: entry.reason.map { model.spelled($0, by: photo) })
        }
    }

    /// The `count` best of the candidates with indices `places`.
    private static func page(
        _ count: Int, of places: [Int], _ traits: [PhotoTraits], _ model: TasteModel
    ) -> [RankedPage.Entry] {
        let spread = Spread(of: places.map { model.scores[$0] }).deviation
        let scores = places.map { model.scores[$0] / (spread > 1e-6 ? spread : 1) }
        let groups = places.map { model.groups(of: $0, traits[$0]) }
        let best = best(count, of: scores, groups)
        let relevance = MarginalRelevance(
            scores: best.map { scores[$0] }, vectors: model.space.plainVectors(of: best.map { places[$0] }),
            width: model.space.width, groups: best.map { groups[$0] }, claims: model.claims,
            penalty: sameness)
        var page = RankedPage(count: count, authors: model.authorLimits)
        page.fill(from: relevance) { number in
            let position = places[best[number]]
            return RankedPage.Entry(
                index: position, reason: model.reason(for: traits[position]), author: traits[position].author)
        }
        return page.places
    }

    /// Ascending indices of the best `compared + count` scores and the best `count` scores of each group.
    private static func best(_ count: Int, of scores: [Double], _ groups: [[Int]]) -> [Int] {
        let settled = scores.map(\.settled)
        let order = settled.indices.sorted {
            settled[$0] == settled[$1] ? $0 < $1 : settled[$0] > settled[$1]
        }
        var used: [Int: Int] = [:]
        return order.enumerated().filter { rank, position in
            for group in groups[position] { used[group, default: 0] += 1 }
            return rank < compared + count || groups[position].contains { used[$0, default: 0] <= count }
        }.map(\.element).sorted()
    }

    /// One minus the mean cosine of all pairs, from 0 to 1; 1 for fewer than two photos.
    public static func diversity(of photos: [Photo]) -> Double {
        let traits = photos.map(PhotoTraits.init)
        let space = TraitSpace(traits)
        let vectors = space.plainVectors(of: Array(photos.indices))
        var sum = [Double](repeating: 0, count: space.width)
        for vector in vectors { vector.add(times: 1, to: &sum) }
        // The square of the sum contains each pair twice, and each vector with itself.
        let pairs = sum.reduce(0) { $0 + $1 * $1 } - vectors.reduce(0) { $0 + $1.norm * $1.norm }
        let count = Double(vectors.count * (vectors.count - 1))
        return count > 0 ? 1 - pairs / count : 1
    }
}
