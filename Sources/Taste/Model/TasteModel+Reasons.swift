import GalleryCore

extension TasteModel {
    /// Minimum share of a word in the liked photos, as a multiple of its share in the passed-over photos.
    private static let lift = 1.5
    /// Number of passed-over photos with a word up to which their share is chance.
    private static let chance = 2
    /// Minimum number of liked photos of a form or color that make it a habit.
    private static let habit = 4

    /// The reason with its words as the tags of the photo spell them.
    func spelled(_ reason: Reason, by photo: Photo) -> Reason {
        let spellings = Terms.spellings(of: photo, isFamiliar: isFamiliar)
        func spelled(_ traits: [Trait]) -> [Trait] {
            traits.map { trait in
                guard case .term(let term) = trait else { return trait }
                return .term(spellings[term] ?? term)
            }.distinct(by: \.self)
        }
        return Reason(
            traits: spelled(reason.traits), likes: reason.likes, searched: spelled(reason.searched))
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

    /// Whether the user chose photos by the word. Unless it was searched for, it must be in half of the liked photos,
    /// or more frequent among them than among the passed-over ones: `county` is frequent in both.
    func isDistinctive(_ term: String) -> Bool {
        let trait = Trait.term(term), liked = likes[trait, default: 0], left = passed[trait, default: 0]
        guard searches[trait, default: 0] == 0 else { return true }
        guard liked > 0, left > Self.chance, 2 * liked < named.count else { return liked > 0 }
        let (share, usual) = (
            Double(liked) / Double(named.count), Double(left) / Double(examples.passed.count)
        )
        return share >= Self.lift * usual
    }

    /// Whether a liked photo or a search has all words of a tag.
    private func isFamiliar(_ terms: [String]) -> Bool {
        let traits = Set(terms.map(Trait.term))
        return named.contains(where: traits.isSubset)
            || examples.searched.contains { traits.isSubset(of: $0.traits.names) }
    }
}
