public import FoundationEssentials
public import GalleryCore
import Synchronization

/// Learns the user's taste from events, and ranks photos by it.
public final class PersonalTaste: Sendable {
    /// Minimum length of a view, in seconds; shorter views are ignored.
    static let viewing: TimeInterval = 5
    /// Minimum length of a long view, in seconds.
    static let longView: TimeInterval = 20
    /// Seconds for which a photo is not recommended again, or an interest is paused.
    static let month: TimeInterval = 30 * 86_400

    struct Session {
        var isPaused = false
        var viewing: (photo: Photo, since: Date)?
    }

    let store: any TasteStore
    private let history: any HistoryStore
    private let favorites: any FavoritesStore
    let seen: any SeenStore
    private let teaches: @Sendable (Photo) -> Bool
    let session = Mutex(Session())

    /// Learns only from photos for which `teaches` returns `true`, except by likes and dislikes.
    public init(
        store: any TasteStore, history: any HistoryStore, favorites: any FavoritesStore, seen: any SeenStore,
        teaches: @escaping @Sendable (Photo) -> Bool = { _ in true }
    ) {
        self.teaches = teaches
        self.store = store
        self.history = history
        self.favorites = favorites
        self.seen = seen
    }

    /// Stored events and searches, newest first, then seen photos without another event, as passed over. Of the likes
    /// and dislikes of a photo, only the newest is returned. Photos paused at `now` are omitted.
    func events(at now: Date = Date()) -> [TasteEvent] { settled(stored(at: now)) }

    /// Stored events except pauses, and the pauses that end at a later date.
    typealias Stored = (recorded: [TasteEvent], paused: [TasteEvent])

    /// Empty if the store cannot be read.
    func stored(at now: Date) -> Stored { (try? read(at: now)) ?? ([], []) }

    private func read(at now: Date) throws(StoreError) -> Stored {
        // Earlier versions learned words that are no subjects.
        let all = try store.events(limit: TasteExamples.memory).map(\.withSubjectsOnly)
        return (all.filter { $0.signal != .paused }, all.filter { $0.signal == .paused && $0.date > now })
    }

    func settled(_ stored: Stored) -> [TasteEvent] {
        let resting = Set(stored.paused.flatMap(\.traits.terms.keys))
        let searches = searches(after: stored.recorded).filter {
            resting.isDisjoint(with: $0.traits.terms.keys)
        }
        let paused = Set(stored.paused.compactMap(\.photo))
        let actions = stored.recorded.filter { $0.signal != .searched }
        return Self.settled(
            (actions + searches).sorted { $0.date > $1.date }
                + passedOver(beside: stored.recorded)
        )
        .filter { $0.photo.map(paused.contains) != true }
    }

    /// The last searches and the opened topics of `events`, without forgotten ones.
    func searches(after events: [TasteEvent], limit: Int = 20) -> [TasteEvent] {
        let start = events.filter { $0.signal == .forgotten }.map(\.date).max() ?? .distantPast
        let forgotten = Set(events.filter { $0.signal == .edited }.map(\.date))
        let typed = ((try? history.searches(limit: limit)) ?? []).map { search in
            TasteEvent(
                .searched, photo: nil,
                traits: PhotoTraits(searching: SearchQuery(typed: search.text).keywords), date: search.date)
        }
        let topics = events.filter { $0.signal == .searched }.distinct(by: \.traits)
        return (typed + topics).filter { $0.date > start && !forgotten.contains($0.date) }
    }

    /// Drops `.passedOver` for photos with another event, repetitions of `.passedOver`, all but the newest like or
    /// dislike of a photo, and searches without traits.
    static func settled(_ events: [TasteEvent]) -> [TasteEvent] {
        let eventsOfPhotos = Set(events.filter { $0.signal != .passedOver }.compactMap(\.photo))
        var judged: Set<PhotoID> = [], left: Set<PhotoID> = []
        return events.filter { event in
            guard let photo = event.photo else { return !event.traits.isEmpty }
            switch event.signal {
            case .passedOver: return !eventsOfPhotos.contains(photo) && left.insert(photo).inserted
            case .liked, .disliked: return judged.insert(photo).inserted
            default: return true
            }
        }
    }

    /// Imports the newest 200 favorites as events into a new store, except `photos`, which get events of their own.
    func begin(before photos: [Photo] = []) {
        guard (try? store.isNew()) == true, let stored = try? favorites.favorites(after: nil, count: 200)
        else {
            return
        }
        try? store.append(
            stored.filter { stored in
                teaches(stored.photo) && !photos.contains { $0.id == stored.photo.id }
            }.map {
                TasteEvent(.favorited, photo: $0.photo.id, traits: PhotoTraits($0.photo), date: $0.addedAt)
            })
    }
}

extension TasteEvent {
    fileprivate var withSubjectsOnly: TasteEvent {
        var event = self
        event.traits.terms = traits.terms.filter { Terms.isSubject($0.key) }
        return event
    }
}

extension PersonalTaste: TasteLearning {
    public func record(_ signal: TasteSignal, of photos: [Photo], at date: Date) {
        let photos = photos.filter(teaches)
        guard !photos.isEmpty else { return }
        // Best effort: a failed write must not interrupt the user's action.
        try? judge(photos, signal, at: date)
    }

    public func recordOpened(topic: String, at date: Date) {
        let traits = PhotoTraits(searching: topic)
        guard !isPaused, !traits.isEmpty else { return }
        begin()
        // Best effort, as above.
        try? store.append([TasteEvent(.searched, photo: nil, traits: traits, date: date)])
    }

    public func beginViewing(_ photo: Photo, at date: Date) {
        endViewing(at: date)
        session.withLock { $0.viewing = (photo, date) }
    }

    public func endViewing(at date: Date) {
        let viewing = session.withLock { session in
            defer { session.viewing = nil }
            return session.viewing
        }
        guard let viewing else { return }
        let time = date.timeIntervalSince(viewing.since)
        guard time >= Self.viewing else { return }
        record(time < Self.longView ? .opened : .studied, of: [viewing.photo], at: date)
    }
}

extension PersonalTaste: TasteRanking {
    public func rank(_ candidates: [Photo], count: Int, at date: Date) -> [Recommendation] {
        begin()
        let left = seen.seen(among: candidates.map(\.id))
        return Recommender().rank(candidates, by: events(at: date), left: left, count: count, at: date)
    }

    public func reason(for photo: Photo, at date: Date) throws(StoreError) -> Reason? {
        let traits = PhotoTraits(photo)
        let model = TasteModel(settled(try read(at: date)), candidates: [traits], at: date)
        return model.reason(for: traits).map { model.spelled($0, by: photo) }
    }

    public func searchTerms(limit: Int, at date: Date) -> [String] {
        begin()
        let events = events(at: date)
        guard events.contains(where: \.signal.isLiking) else { return [] }
        return queries(for: events, at: date).searches(limit: limit)
    }

    /// Authors with significantly many likes, except authors of local files.
    public func authors(limit: Int, at date: Date) -> [(id: AuthorID, service: ServiceName)] {
        let model = TasteModel(events(at: date), candidates: [], at: date)
        let liked = model.examples.liked.compactMap(\.photo).filter { $0.service != .own }
        return model.authors.prefix(limit).compactMap { name in
            liked.lazy.compactMap(storedPhoto).first { PhotoTraits($0).author == name }.map {
                ($0.author.id, $0.id.service)
            }
        }
    }

    func queries(for events: [TasteEvent], at date: Date) -> TasteQueries {
        let model = TasteModel(events, candidates: [], at: date)
        let liked = model.examples.liked.compactMap(\.photo).compactMap(storedPhoto)
        return TasteQueries(
            model: model, forms: Dictionary(liked.flatMap(Terms.forms)) { first, _ in first })
    }

    private func storedPhoto(_ id: PhotoID) -> Photo? {
        seen.seen(id) ?? (try? favorites.favorite(id))?.photo
    }

    public func lastLiked(limit: Int) -> [PhotoID] {
        Array(events().filter(\.signal.isLiking).compactMap(\.photo).distinct(by: \.self).prefix(limit))
    }

    public func hasChoices(since date: Date) -> Bool {
        let (recorded, paused) = stored(at: date)
        return recorded.contains {
            ($0.signal.isChoice || TasteSignal.edits.contains($0.signal)) && $0.date > date
        }
            || paused.contains { $0.date.addingTimeInterval(-Self.month) > date }
    }

    public func recordShown(_ photos: [Photo], at date: Date) {
        begin()
        guard !isPaused else { return }
        try? store.recordShown(photos.map(\.id).filter { $0.service != .own }, at: date)
    }

    public func ineligible(_ photos: [Photo], at date: Date) -> Set<PhotoID> {
        let ids = photos.map(\.id), month = date.addingTimeInterval(-Self.month)
        let shown = (try? store.shown(among: ids, in: month..<date)) ?? []
        let judged = Self.settled(stored(at: date).recorded)
            .filter { $0.signal == .disliked || $0.signal.isChoice }.compactMap(\.photo)
        return shown.union(Set(judged).intersection(ids))
    }
}

extension PersonalTaste {
    public func rank(
        _ candidates: [Photo], like examples: [Photo], count: Int, at date: Date
    ) -> [Recommendation] {
        Recommender().rank(candidates, by: Self.likes(of: examples, at: date), count: count, at: date)
    }

    /// Negative examples are the passed-over photos.
    public func searchTerms(like examples: [Photo], limit: Int, at date: Date) -> [String] {
        guard !examples.isEmpty else { return [] }
        let events = Self.likes(of: examples, at: date) + events(at: date).filter { $0.signal == .passedOver }
        let model = TasteModel(events, candidates: [], at: date)
        let forms = Dictionary(examples.flatMap(Terms.forms)) { first, _ in first }
        return TasteQueries(model: model, forms: forms).searches(limit: limit)
    }

    private static func likes(of examples: [Photo], at date: Date) -> [TasteEvent] {
        examples.map { TasteEvent(.liked, photo: $0.id, traits: PhotoTraits($0), date: date) }
    }
}
