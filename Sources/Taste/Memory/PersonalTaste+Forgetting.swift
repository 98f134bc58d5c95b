import FoundationEssentials
public import GalleryCore

extension PersonalTaste {
    /// Number of photos from which on half of them tell a companion of a word.
    private static let few = 3
    /// Maximum number of searches, newest first, that may have found a liked photo.
    private static let compared = 200

    /// `name` is a word, a stem, an author with or without service, an orientation, a color, or a displayed title, or
    /// several of them, separated by commas or spaces. Removes the events of photos that were liked for a word.
    public func forget(_ name: String, listedAs title: (Trait) -> String) throws(StoreError) -> Int {
        let events = try store.events(limit: .max)
        let known = (events + searches(after: events, limit: .max)).flatMap(\.traits.names)
        let traits = Self.traits(named: name, among: Set(known), listedAs: title)
        return try forget(traits, of: events, searches: traits.terms)
    }

    /// Forgets the word that names the interest, too, and searches for any of its words.
    public func forget(_ interest: Interest) throws(StoreError) -> Int {
        let first = Set(interest.terms.prefix(1).flatMap { Terms.of($0).keys }.map(Trait.term))
        return try forget(
            first, of: try store.events(limit: .max), photos: interest.photos,
            searches: Set(interest.terms.flatMap { Terms.of($0).keys }))
    }

    public func forgetAll() throws(StoreError) {
        try store.forgetAll()
        try store.append([TasteEvent(.forgotten, photo: nil, traits: PhotoTraits(), date: Date())])
    }

    /// Marks earlier recommendations as outdated, and the searches with these dates as forgotten.
    func recordEdit(forgetting searches: [Date] = []) throws(StoreError) {
        try store.append(
            (searches + [Date()]).map { TasteEvent(.edited, photo: nil, traits: PhotoTraits(), date: $0) })
    }

    private func forget(
        _ traits: Set<Trait>, of events: [TasteEvent], photos: [PhotoID] = [], searches words: Set<String>
    ) throws(StoreError) -> Int {
        func without(_ photo: PhotoTraits) -> PhotoTraits {
            photo.names.filter(traits.contains).reduce(photo) { $0.without($1) }
        }
        let forgotten = searches(after: events, limit: .max).filter { $0.traits.hasAny(of: words) }
        let all = Set(photos).union(self.photos(likedFor: traits.terms, of: events))
        var count = all.isEmpty ? 0 : try store.forget(Array(all))
        // Opened topics are events, too.
        count += try store.revise(without) + forgotten.count { !events.contains($0) }
        if count > 0 { try recordEdit(forgetting: forgotten.map(\.date)) }
        return count
    }

    /// Traits that `text` names. A part between commas that is no name is several names, separated by spaces.
    private static func traits(
        named text: String, among known: Set<Trait>, listedAs title: (Trait) -> String
    ) -> Set<Trait> {
        func traits(_ name: String) -> Set<Trait> {
            let terms = name.contains(" ") ? [name] : Set(Terms.of(name).keys).union([name])
            return known.filter { trait in
                if title(trait).lowercased() == name { return true }
                return switch trait {
                case .term(let term): terms.contains(term)
                case .author(let author): "/\(author.lowercased())".hasSuffix("/\(name)")
                case .orientation(let form): form.rawValue == name
                case .color(let color): color == name
                }
            }
        }
        return Set(
            text.lowercased().split(separator: ",").flatMap { part in
                let words = part.split(separator: " ").map(String.init)
                let named = traits(words.joined(separator: " "))
                return named.isEmpty ? Set(words.flatMap(traits)) : named
            })
    }

    /// Liked photos that have one of `words`, if it was searched for or names the photo's interest, and other photos of
    /// such an interest; without those that were liked from another search, have all words of one, or have the word
    /// that names another interest. Searched words that half of the photos with `words` have are companions of `words`.
    private func photos(likedFor words: Set<String>, of events: [TasteEvent]) -> Set<PhotoID> {
        let liked = events.filter { $0.signal.isLiking && $0.photo != nil }
        guard liked.contains(where: { $0.traits.hasAny(of: words) }) else { return [] }
        let all = settled((events.filter { $0.signal != .paused }, []))
        let searches = searches(after: events, limit: Self.compared).filter { !$0.traits.isEmpty }
            .sorted { $0.date > $1.date }
        let searched = words.intersection(searches.flatMap(\.traits.terms.keys))
        let others = searches.filter { !$0.traits.hasAny(of: words) }
        let having = liked.filter { $0.traits.hasAny(of: words) }.distinct(by: \.photo).map(\.traits)
        let unlike = others.filter { search in
            having.count < Self.few || 2 * having.count { $0.isFound(by: search) } < having.count
        }
        func isFoundElsewhere(_ event: TasteEvent) -> Bool {
            let origin = searches.first { $0.date <= event.date && event.traits.isFound(by: $0) }
            return origin?.traits.hasAny(of: words) == false || unlike.contains(where: event.traits.isFound)
        }

        let traits = Dictionary(liked.map { ($0.photo, $0.traits) }) { first, _ in first }
        let interests = interests(of: all, at: Date(), until: [:]).filter { interest in
            let names = Set(interest.terms.prefix(1).flatMap { Terms.of($0).keys })
            let having = interest.photos.count { traits[$0]?.hasAny(of: searched) == true }
            return 2 * having >= interest.photos.count && having > 0
                || !names.isDisjoint(with: words) && (interest.terms.count == 1 || interest.photos.count > 1)
        }
        let own = Set(interests.flatMap(\.photos))
        let names = namesOfOthers(than: words, of: all) { others.contains(where: $0.isFound) }
        return Set(
            liked.compactMap { event in
                guard let photo = event.photo, let traits = traits[photo] else { return nil }
                let isOwn = own.contains(photo) || traits.hasAny(of: searched)
                return isOwn && !isFoundElsewhere(event) && !traits.hasAny(of: names) ? photo : nil
            })
    }

    /// Words that name interests of several photos without `words`, most of which no other search found. A word that
    /// more of the photos with `words` have does not name another interest.
    private func namesOfOthers(
        than words: Set<String>, of events: [TasteEvent], isFound: (PhotoTraits) -> Bool
    ) -> Set<String> {
        let (own, rest) = (
            events.filter { $0.signal.isLiking && $0.traits.hasAny(of: words) },
            events.filter { !$0.traits.hasAny(of: words) || !$0.signal.isLiking }
        )
        let traits = Dictionary(rest.map { ($0.photo, $0.traits) }) { first, _ in first }
        let names = interests(of: rest, at: Date(), until: [:]).filter { interest in
            let found = interest.photos.count { traits[$0].map(isFound) == true }
            return interest.photos.count > 1 && 2 * found < interest.photos.count
        }.flatMap { $0.terms.prefix(1).flatMap { Terms.of($0).keys } }
        return Set(
            names.filter { name in
                func count(_ events: [TasteEvent]) -> Int {
                    events.filter { $0.photo != nil && $0.signal.isLiking && $0.traits.terms[name] != nil }
                        .distinct(by: \.photo).count
                }
                return count(rest) > count(own)
            })
    }
}

extension PhotoTraits {
    fileprivate func hasAny(of words: Set<String>) -> Bool { words.contains { terms[$0] != nil } }

    /// Whether the photo has all words of the search.
    fileprivate func isFound(by search: TasteEvent) -> Bool {
        search.traits.terms.keys.allSatisfy { terms[$0] != nil }
    }
}

extension Set<Trait> {
    fileprivate var terms: Set<String> {
        Set<String>(compactMap { trait in if case .term(let term) = trait { term } else { nil } })
    }
}
