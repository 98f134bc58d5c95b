public import FoundationEssentials
public import GalleryCore

/// Likeness to photos that a person has put together, whatever else they like.
extension PersonalTaste {
    /// The best of what is like them; see the port.
    public func rank(
        _ candidates: [Photo], like examples: [Photo], count: Int, at date: Date
    ) -> [Recommendation] {
        Recommender().rank(candidates, by: Self.events(of: examples, at: date), count: count, at: date)
    }

    /// Words that several of them have, else those of any.
    public func searchTerms(like examples: [Photo], limit: Int, at date: Date) -> [String] {
        guard !examples.isEmpty else { return [] }
        let events = examples.map { Self.like($0, at: date) }
        let terms = TasteModel(events, candidates: [], at: date).learned().compactMap {
            learned -> (word: String, count: Int)? in
            guard case .term(let word) = learned.trait, learned.weight > 0 else { return nil }
            return (word, learned.likes)
        }
        let shared = terms.filter { $0.count > 1 }
        return (shared.isEmpty ? terms : shared).prefix(limit).map(\.word)
    }

    /// As though each had just been liked, as often as it takes to be believed.
    private static func events(of examples: [Photo], at date: Date) -> [TasteEvent] {
        let events = examples.map { like($0, at: date) }
        guard !events.isEmpty else { return [] }
        var all = events
        while all.count < Recommender.coldStart { all += events }
        return all
    }

    private static func like(_ photo: Photo, at date: Date) -> TasteEvent {
        TasteEvent(.liked, photo: photo.id, traits: PhotoTraits(photo), date: date)
    }
}
