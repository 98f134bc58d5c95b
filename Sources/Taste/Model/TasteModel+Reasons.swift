import GalleryCore
import Glibc

extension TasteModel {
    /// Minimum share of a word in the liked photos, as a multiple of its share in the passed-over photos.
    private static let lift = 1.5
    /// Number of passed-over photos with a word of one like up to which the word is rare.
    private static let chance = 2
    /// Maximum probability that as many liked photos have a word by chance.
    private static let significance = 0.05
    /// Minimum number of liked photos of a form or color that make it a habit.
    private static let habit = 4

    /// The reason with its words as the tags of the photo spell them.
    func spelled(_ reason: Reason, by photo: Photo) -> Reason {
        func spelled(_ traits: [Trait], isFamiliar: ([String]) -> Bool) -> [Trait] {
            let spellings = Terms.spellings(of: photo, isFamiliar: isFamiliar)
            return traits.map { trait in
                guard case .term(let term) = trait else { return trait }
                return .term(spellings[term] ?? term)
            }.distinct(by: \.self)
        }
        return Reason(
            traits: spelled(reason.traits, isFamiliar: isFamiliar), likes: reason.likes,
            searched: spelled(reason.searched, isFamiliar: isSearched))
    }

    /// Strongest traits for the photo, and number of liked photos that share one of them; `nil` without such a trait.
    func reason(for photo: PhotoTraits, most: Int = 3) -> Reason? {
        let vector = space.vector(of: photo)
        let weighed = photo.names.filter(explains).map { trait -> (trait: Trait, weight: Double) in
            guard case .term(let term) = trait else { return (trait, weight(of: trait, in: photo)) }
            let number = space.number(of: term)
            let value = vector.entries.first { number == Int($0.index) }?.value ?? 0
            return (trait, value * weight(of: trait, in: photo))
        }.filter { $0.weight > 0.01 }
        // Rounded: decay changes the last digits of weights within seconds, which must not change the named traits.
        let strongest = weighed.sorted { left, right in
            let (ours, theirs) = ((left.weight * 1000).rounded(), (right.weight * 1000).rounded())
            return ours == theirs ? "\(left.trait)" < "\(right.trait)" : ours > theirs
        }
        // A trait with at most a tenth of the strongest weight explains nothing.
        let telling = strongest.prefix(most).filter { $0.weight > (strongest.first?.weight ?? 0) / 10 }
        guard !telling.isEmpty else { return nil }
        let traits = telling.map(\.trait)
        let sharing = named.count { names in traits.contains(where: names.contains) }
        return Reason(
            traits: traits, likes: sharing, searched: traits.filter { searches[$0, default: 0] > 0 })
    }

    /// Whether the user chose photos by the trait.
    private func explains(_ trait: Trait) -> Bool {
        let liked = likes[trait, default: 0]
        return switch trait {
        case .term(let term) where ColorFamilies.isNamed(term):
            liked >= Self.habit && isDistinctive(term) || searches[trait, default: 0] > 0
        case .term(let term): isDistinctive(term) && !isOfSingleLike(trait)
        case .orientation, .color: liked >= Self.habit
        case .author: liked > 0
        }
    }

    /// Whether only one of several likes has the word, which may be the place or the year of that photo.
    private func isOfSingleLike(_ trait: Trait) -> Bool {
        named.count >= Self.habit && likes[trait, default: 0] < 2 && searches[trait, default: 0] == 0
    }

    /// Whether the user chose photos by the word. Unless it was searched for, it must be in half of the liked photos
    /// and of the passed-over ones, as the subject of the lists, or more frequent among liked photos than chance
    /// explains: `county` and `flickr` are frequent in both. A word of one like must be rare.
    func isDistinctive(_ term: String) -> Bool {
        let trait = Trait.term(term), liked = likes[trait, default: 0]
        let left = passed.having[trait, default: 0]
        guard liked > 0, searches[trait, default: 0] == 0 else { return searches[trait, default: 0] > 0 }
        if left == 0 || 2 * liked >= named.count && 2 * left >= passed.all { return true }
        guard liked > 1 else { return left <= Self.chance }
        let (share, usual) = (Double(liked) / Double(named.count), Double(left) / Double(passed.all))
        return share >= Self.lift * usual
            && Self.chance(of: liked, among: named.count, share: usual) <= Self.significance
    }

    /// Upper tail of the binomial distribution; `share` is below 1.
    private static func chance(of hits: Int, among all: Int, share: Double) -> Double {
        var (term, below) = (pow(1 - share, Double(all)), 0.0)
        for count in 0..<hits {
            below += term
            term *= Double(all - count) / Double(count + 1) * share / (1 - share)
        }
        return 1 - below
    }

    /// Whether a liked photo or a search has all words of a tag.
    private func isFamiliar(_ terms: [String]) -> Bool {
        named.contains(where: Set(terms.map(Trait.term)).isSubset) || isSearched(terms)
    }

    private func isSearched(_ terms: [String]) -> Bool {
        examples.searched.contains { search in terms.allSatisfy { search.traits.terms[$0] != nil } }
    }
}
