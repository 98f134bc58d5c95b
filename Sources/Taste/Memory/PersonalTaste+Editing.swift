public import FoundationEssentials
public import GalleryCore
import Synchronization

extension PersonalTaste: TasteEditing {
    /// Maximum number of words in the name of an interest.
    private static let named = 3

    public var isPaused: Bool { session.withLock(\.isPaused) }

    public func pause(_ isPaused: Bool) { session.withLock { $0.isPaused = isPaused } }

    public func learned(at date: Date) -> [LearnedTrait] {
        begin()
        let queries = queries(for: events(at: date), at: date)
        return queries.model.learned().map { $0.spelled(by: queries.forms) }
    }

    /// `name` is a word, a stem, an author with or without service, an orientation, a color, or a displayed title. Also
    /// removes the events of photos whose words belong only to an interest with this name.
    public func forget(_ name: String, listedAs title: (Trait) -> String) throws(StoreError) -> Int {
        let word = Terms.of(name).keys.first
        let wanted = name.lowercased()
        func isMeant(_ trait: Trait) -> Bool {
            if title(trait).lowercased() == wanted { return true }
            return switch trait {
            case .term(let term): term == word || term == wanted
            case .author(let author): author == wanted || author.hasSuffix("/\(wanted)")
            case .orientation(let form): form.rawValue == wanted
            case .color(let color): color == wanted
            }
        }
        func without(_ traits: PhotoTraits) -> PhotoTraits {
            traits.names.filter(isMeant).reduce(traits) { $0.without($1) }
        }
        let date = Date(), past = stored(at: date).recorded.filter { $0.signal == .forgotten }
        let photos = photos(ofInterestNamedOnlyBy: isMeant, at: date)
        var count = try photos.isEmpty ? 0 : store.forget(photos)
        count += try store.revise(without) + searches(after: past).count { without($0.traits) != $0.traits }
        if count > 0 { try recordForgotten(at: date) }
        return count
    }

    /// Photos of interests that a single word names, without photos that also have a word of other likes: such a word
    /// distinguishes liked from seen photos, and more liked photos outside these interests have it than inside.
    private func photos(ofInterestNamedOnlyBy isMeant: (Trait) -> Bool, at date: Date) -> [PhotoID] {
        let photos = interests(at: date).filter { interest in
            let names = interest.terms + interest.terms.flatMap { Terms.of($0).keys }
            return interest.terms.count == 1 && names.contains { isMeant(.term($0)) }
        }.flatMap(\.photos)
        guard !photos.isEmpty else { return [] }
        let own = Set(photos), model = TasteModel(events(at: date), candidates: [], at: date)
        let outside = model.examples.liked.filter { $0.photo.map(own.contains) != true }.map(\.traits)
        let inside = stored(at: date).recorded.filter { $0.signal.isLiking }.distinct(by: \.photo)
            .filter { $0.photo.map(own.contains) == true }
        return inside.filter { event in
            !event.traits.terms.keys.contains { term in
                let others = outside.count { $0.terms[term] != nil }
                return !isMeant(.term(term)) && model.isDistinctive(term)
                    && others > inside.count { $0.traits.terms[term] != nil }
            }
        }.compactMap(\.photo)
    }

    private func recordForgotten(at date: Date) throws(StoreError) {
        try store.append([TasteEvent(.forgotten, photo: nil, traits: PhotoTraits(), date: date)])
    }

    public func interests(at date: Date) -> [Interest] {
        begin()
        let (_, paused) = stored(at: date)
        let until = Dictionary(
            paused.compactMap { event in event.photo.map { ($0, event.date) } }, uniquingKeysWith: max)
        let resting = paused.map {
            TasteEvent(.liked, photo: $0.photo, traits: $0.traits, date: date)
        }
        let events = events(at: date)
        // Uses the passed-over photos for paused interests, too, so that a pause does not change an interest's words.
        return interests(of: events, at: date, until: [:])
            + interests(
                of: resting + events.filter { $0.signal == .passedOver }, at: date, until: until)
    }

    /// Interests of these events; omits interests without a descriptive word or without a photo, merges those with the
    /// same first word, and repeats this word in no other name.
    private func interests(
        of events: [TasteEvent], at date: Date, until: [PhotoID: Date]
    ) -> [Interest] {
        guard events.contains(where: \.signal.isLiking) else { return [] }
        let queries = queries(for: events, at: date)
        let (found, liked) = (queries.model.interests, queries.model.examples.liked)
        let named = zip(found.members, found.shares).compactMap { members, share in
            queries.terms(of: members, limit: 1).first.map { ($0, members, share) }
        }
        let names = named.map(\.0).distinct(by: \.self)
        return names.compactMap { name -> Interest? in
            let all = named.filter { $0.0 == name }
            let members = all.flatMap(\.1), photos = members.compactMap { liked[$0].photo }
            guard !photos.isEmpty else { return nil }
            let end = photos.compactMap { until[$0] }.max()
            let terms = queries.terms(of: members, limit: Self.named)
            return Interest(
                terms: [name] + terms.filter { !names.contains($0) }.prefix(Self.named - 1),
                share: end == nil ? all.reduce(0) { $0 + $1.2 } : 0, photos: photos, pausedUntil: end)
        }.sorted { $0.share > $1.share }
    }

    public func forget(_ interest: Interest) throws(StoreError) -> Int {
        let count = try store.forget(interest.photos)
        try recordForgotten(at: Date())
        return count
    }

    public func pause(_ interest: Interest, at date: Date) throws(StoreError) -> Date {
        let end = date.addingTimeInterval(Self.month), photos = Set(interest.photos)
        var traits: [PhotoID: PhotoTraits] = [:]
        for event in stored(at: date).recorded {
            if let photo = event.photo, photos.contains(photo) { traits[photo] = event.traits }
        }
        try store.append(
            interest.photos.compactMap { photo in
                traits[photo].map { TasteEvent(.paused, photo: photo, traits: $0, date: end) }
            })
        return end
    }

    public func resumeInterests() throws(StoreError) { try store.forget(.paused) }

    public func judge(_ photos: [Photo], _ signal: TasteSignal, at date: Date) throws(StoreError) {
        guard !isPaused else { return }
        begin(before: signal == .favorited ? photos : [])
        try store.append(
            photos.map { TasteEvent(signal, photo: $0.id, traits: PhotoTraits($0), date: date) })
    }

    public func photos(
        judgedAs signal: TasteSignal, among photos: [PhotoID]
    ) throws(StoreError) -> Set<PhotoID> {
        try store.photos(judgedAs: signal, among: photos)
    }

    public func withdraw(_ photos: [PhotoID]) throws(StoreError) -> Int { try store.withdraw(photos) }

    public func forgetAll() throws(StoreError) {
        try store.forgetAll()
        try recordForgotten(at: Date())
    }
}

extension LearnedTrait {
    fileprivate func spelled(by forms: [String: String]) -> LearnedTrait {
        guard case .term(let term) = trait, let form = forms[term] else { return self }
        return LearnedTrait(
            trait: .term(form), weight: weight, likes: likes, searches: searches, dislikes: dislikes)
    }
}
