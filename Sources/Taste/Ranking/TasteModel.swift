import FoundationEssentials
import GalleryCore

/// What was learned from what a person did, over one set of candidates. A value: the same events and
/// candidates always give the same.
struct TasteModel: Sendable {
    /// Events learned from; older ones weigh next to nothing.
    static let memory = 400

    let space: TraitSpace
    /// Log odds of each candidate being liked.
    let scores: [Double]
    private let weights: [Double]
    /// Each photo once, whatever was done with it.
    private let liked: [PhotoTraits]
    private let disliked: [PhotoTraits]
    /// In how many liked photos, and in how many searches, each trait stands.
    private let likes: [Trait: Int]
    private let searches: [Trait: Int]

    /// `events` newest first.
    init(_ events: [TasteEvent], candidates: [PhotoTraits], at now: Date) {
        let known = events.prefix(Self.memory)
        space = TraitSpace(candidates + known.map(\.traits))
        let vectors = space.vectors()
        let examples = zip(known, vectors.dropFirst(candidates.count)).map { event, vector in
            LogisticModel.Example(
                vector: vector, isLiked: event.signal.isLiking, weight: SignalWeight.of(event, at: now))
        }
        let model = LogisticModel(examples + [Self.contrast(to: examples)], width: space.width)
        scores = vectors.prefix(candidates.count).map(model.score)
        weights = model.weights
        var counted: Set<PhotoID> = []
        liked = known.filter { event in
            event.signal.isLiking && event.photo.map { counted.insert($0).inserted } ?? false
        }.map(\.traits)
        disliked = known.filter { $0.signal == .disliked }.map(\.traits)
        likes = Self.counts(liked)
        searches = Self.counts(known.filter { $0.photo == nil }.map(\.traits))
    }

    /// The traits that speak most for a photo, the strongest first, and how many liked photos share one of them.
    ///
    /// What speaks for it to a person is what many of those they liked have: fog, rather than a rare color of two.
    func reason(for photo: PhotoTraits, most: Int = 3) -> Reason? {
        let weighed = photo.names.map { trait in
            let told = likes[trait, default: 0] + searches[trait, default: 0]
            return (trait: trait, weight: weight(of: trait) * Self.says(trait) * Double(told))
        }
        let shared = weighed.filter { $0.weight > 0 }
        // Seconds that went by change a weight's last digits, which are no reason to name another trait.
        let strongest = shared.sorted { left, right in
            let (ours, theirs) = ((left.weight * 1000).rounded(), (right.weight * 1000).rounded())
            return ours == theirs ? "\(left.trait)" < "\(right.trait)" : ours > theirs
        }
        // A trait that says a tenth of the strongest one explains nothing.
        let telling = strongest.prefix(most).filter { $0.weight > (strongest.first?.weight ?? 0) / 10 }
        guard !telling.isEmpty else { return nil }
        let traits = telling.map(\.trait)
        let sharing = liked.count { photo in traits.contains { photo.has($0) } }
        return Reason(traits: traits, likes: sharing)
    }

    /// How much a trait explains to a person: most photos they like have the commonest form anyway.
    private static func says(_ trait: Trait) -> Double {
        switch trait {
        case .term, .author: 1
        case .color: 0.5
        case .orientation: 0.25
        }
    }

    /// Everything learned, the strongest liking first.
    func learned() -> [LearnedTrait] {
        Set(likes.keys).union(searches.keys).union(disliked.flatMap(\.names)).map {
            LearnedTrait(
                trait: $0, weight: weight(of: $0), likes: likes[$0] ?? 0, searches: searches[$0] ?? 0)
        }.sorted { $0.weight == $1.weight ? "\($0.trait)" < "\($1.trait)" : $0.weight > $1.weight }
    }

    /// The words that speak for a photo, the strongest first.
    var likedWords: [(word: String, learned: LearnedTrait)] {
        learned().compactMap { learned in
            guard case .term(let word) = learned.trait, learned.weight > 0 else { return nil }
            return (word, learned)
        }
    }

    /// A photo without any trait, not liked, as heavy as what was not liked is lighter than what was: where a person
    /// was only ever seen to like, nothing would tell what they like it for.
    private static func contrast(to examples: [LogisticModel.Example]) -> LogisticModel.Example {
        let excess = examples.reduce(0) { $0 + ($1.isLiked ? $1.weight : -$1.weight) }
        return LogisticModel.Example(vector: SparseVector(), isLiked: false, weight: max(0, excess))
    }

    private static func counts(_ all: [PhotoTraits]) -> [Trait: Int] {
        var counts: [Trait: Int] = [:]
        for photo in all { for trait in photo.names { counts[trait, default: 0] += 1 } }
        return counts
    }

    private func weight(of trait: Trait) -> Double { space.weight(of: trait, in: weights) }
}
