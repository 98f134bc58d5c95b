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
    func interests(
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

    public func resumeInterests() throws(StoreError) {
        try store.forget(.paused)
        try recordEdit()
    }

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
}

extension LearnedTrait {
    fileprivate func spelled(by forms: [String: String]) -> LearnedTrait {
        guard case .term(let term) = trait, let form = forms[term] else { return self }
        return LearnedTrait(
            trait: .term(form), weight: weight, likes: likes, searches: searches, dislikes: dislikes)
    }
}
