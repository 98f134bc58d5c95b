public import FoundationEssentials
public import GalleryCore

/// Ranks photos by what a person did before. Content-based, on this machine only.
public struct Recommender: Sendable {
    /// What being like a photo above costs, in standard deviations of the scores. Found with `benchmarks taste`.
    private static let sameness = 0.1
    /// What having been seen and left costs, in standard deviations of the scores: it is no news, and comes where little else is left.
    private static let seen = 9.0
    /// Candidates beyond the page that are compared with those on it, the best ones.
    private static let compared = 300

    /// It keeps nothing between calls.
    public init() {}

    /// The best `count` candidates, the best first, no theme alone; in the given order before anything is known.
    ///
    /// - Parameters:
    ///   - candidates: in the order of the services.
    ///   - events: what the person did, newest first.
    ///   - left: those of the candidates that were seen before.
    public func rank(
        _ candidates: [Photo], by events: [TasteEvent], left: Set<PhotoID> = [], count: Int, at now: Date
    ) -> [Recommendation] {
        guard events.contains(where: \.signal.isLiking) else {
            return candidates.prefix(count).map { Recommendation(photo: $0, reason: nil) }
        }
        let traits = candidates.map(PhotoTraits.init)
        let model = TasteModel(events, candidates: traits, at: now)
        let isKnown = candidates.map { left.contains($0.id) || model.examples.passedPhotos.contains($0.id) }
        let spread = Spread(of: zip(model.scores, isKnown).filter { !$1 }.map(\.0)).deviation
        let deviation = spread > 1e-6 ? spread : 1
        let all = zip(model.scores, isKnown).map { $0 / deviation - ($1 ? Self.seen : 0) }
        let best = Self.best(Self.compared + count, of: all)
        let scores = best.map { all[$0] }
        let relevance = MarginalRelevance(
            scores: scores, vectors: model.space.plainVectors(of: best), width: model.space.width,
            groups: best.map { isKnown[$0] ? nil : model.nearest[$0] }, dues: model.interests.dues,
            penalty: Self.sameness)
        var page = RankedPage(count: count)
        page.fill(from: relevance) { model.reason(for: traits[best[$0]]) }
        return page.places.map { Recommendation(photo: candidates[best[$0.index]], reason: $0.reason) }
    }

    /// The places of the best `count` scores in their order; of equals the earlier ones.
    private static func best(_ count: Int, of scores: [Double]) -> [Int] {
        // The same numbers added in another order differ in their last digits.
        let settled = scores.map { ($0 * 1e9).rounded() }
        let order = settled.indices.sorted {
            settled[$0] == settled[$1] ? $0 < $1 : settled[$0] > settled[$1]
        }
        return order.prefix(count).sorted()
    }

    /// How unlike each other photos are: 1 less the mean cosine of all pairs, between 0 and 1.
    public static func diversity(of photos: [Photo]) -> Double {
        let traits = photos.map(PhotoTraits.init)
        let space = TraitSpace(traits)
        let vectors = space.plainVectors(of: Array(photos.indices))
        var sum = [Double](repeating: 0, count: space.width)
        for vector in vectors { vector.add(times: 1, to: &sum) }
        // All pairs at once: the square of the sum holds each pair twice, and each vector with itself.
        let pairs = sum.reduce(0) { $0 + $1 * $1 } - vectors.reduce(0) { $0 + $1.norm * $1.norm }
        let count = Double(vectors.count * (vectors.count - 1))
        return count > 0 ? 1 - pairs / count : 1
    }
}
