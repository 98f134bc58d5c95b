public import FoundationEssentials
public import GalleryCore

/// Ranks photos by what a person did before. Content-based, on this machine only.
public struct Recommender: Sendable {
    /// Events that speak for photos, before which the service's own order stands.
    public static let coldStart = 3
    /// What being like a photo above costs, by how many photos were liked: the fewer, the more alike are those that
    /// speak for them. Found with `gallery-bench taste`.
    static func sameness(after likes: Int) -> Double { 0.75 + 1.2 / Double(likes) }

    /// It keeps nothing between calls.
    public init() {}

    /// The best `count` candidates, the best first, no theme alone; in the given order before anything is known.
    ///
    /// - Parameters:
    ///   - candidates: in the order of the services, whose own taste is what is discovered from.
    ///   - events: what the person did, newest first.
    public func rank(
        _ candidates: [Photo], by events: [TasteEvent], count: Int, at now: Date
    ) -> [Recommendation] {
        let likes = events.count(where: \.signal.isLiking)
        guard likes >= Self.coldStart else {
            return candidates.prefix(count).map { Recommendation(photo: $0, reason: nil) }
        }
        let traits = candidates.map(PhotoTraits.init)
        let model = TasteModel(events, candidates: traits, at: now)
        let vectors = Array(model.space.plainVectors().prefix(traits.count))
        func page(among best: Int) -> RankedPage {
            let relevance = MarginalRelevance(
                scores: model.scores, vectors: vectors, width: model.space.width,
                penalty: Self.sameness(after: likes), count: best, first: 2 * count)
            var page = RankedPage(count: count)
            page.fill(from: relevance) { model.reason(for: traits[$0]) }
            return page
        }
        // Who is far behind is only looked at when one theme would fill the page.
        let page =
            [count, 4 * count].lazy.map(page).first(where: \.isFull) ?? page(among: candidates.count)
        return page.places.map { Recommendation(photo: candidates[$0.index], reason: $0.reason) }
    }

    /// How unlike each other photos are: 1 less the mean cosine of all pairs, between 0 and 1.
    public static func diversity(of photos: [Photo]) -> Double {
        let traits = photos.map(PhotoTraits.init)
        let space = TraitSpace(traits)
        let vectors = space.plainVectors()
        var sum = [Double](repeating: 0, count: space.width)
        for vector in vectors { vector.add(times: 1, to: &sum) }
        // All pairs at once: the square of the sum holds each pair twice, and each vector with itself.
        let pairs = sum.reduce(0) { $0 + $1 * $1 } - vectors.reduce(0) { $0 + $1.norm * $1.norm }
        let count = Double(vectors.count * (vectors.count - 1))
        return count > 0 ? 1 - pairs / count : 1
    }
}
