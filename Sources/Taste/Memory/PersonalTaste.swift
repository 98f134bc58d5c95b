public import FoundationEssentials
public import GalleryCore
import Synchronization

/// What this person likes: events in the store, and what belongs to the session.
public final class PersonalTaste: Sendable {
    /// A shorter look at a photo tells nothing.
    static let look: TimeInterval = 5
    /// From here on it is a long one.
    static let study: TimeInterval = 20
    /// Nothing is recommended again for so long.
    static let month: TimeInterval = 30 * 86_400
    /// Photos seen last that are looked through for those left.
    private static let left = 300

    struct Session {
        var isPaused = false
        var look: (photo: Photo, since: Date)?
    }

    let store: any TasteStore
    private let history: any HistoryStore
    private let favorites: any FavoritesStore
    private let seen: any SeenStore
    let session = Mutex(Session())

    /// Takes where events are kept, what was searched and kept before anything was learned, and what was seen.
    public init(
        store: any TasteStore, history: any HistoryStore, favorites: any FavoritesStore, seen: any SeenStore
    ) {
        (self.store, self.history, self.favorites, self.seen) = (store, history, favorites, seen)
    }

    /// Events that say something and searches, the newest first; each photo once for what was last said of it. What was
    /// seen in any list and left was passed over. Nothing of photos whose interest is left out at `now`.
    func events(at now: Date = Date()) -> [TasteEvent] {
        let (noted, paused) = stored(at: now)
        let photos = Set(paused.compactMap(\.photo))
        return settled(noted).filter { $0.photo.map(photos.contains) != true }
    }

    /// What is stored, and apart from it what pauses photos at that time.
    func stored(at now: Date) -> (noted: [TasteEvent], paused: [TasteEvent]) {
        let all = (try? store.events(limit: TasteExamples.memory)) ?? []
        return (
            all.filter { $0.signal != .paused }, all.filter { $0.signal == .paused && $0.date > now }
        )
    }

    private func settled(_ noted: [TasteEvent]) -> [TasteEvent] {
        let left = seen.seen(matching: WordQuery(), after: nil, count: Self.left).items.map {
            TasteEvent(.passedOver, photo: $0.id, traits: PhotoTraits($0), date: .distantPast)
        }
        let searches = ((try? history.searches(limit: 20)) ?? []).map { search in
            TasteEvent(
                .searched, photo: nil, traits: PhotoTraits(searching: SearchQuery(typed: search.text).words),
                date: search.date)
        }
        return Self.settled((noted + searches).sorted { $0.date > $1.date } + left)
    }

    /// A photo that was liked was not passed over, and of `like` and `dislike` the last counts.
    static func settled(_ events: [TasteEvent]) -> [TasteEvent] {
        let known = Set(events.filter { $0.signal != .passedOver }.compactMap(\.photo))
        var judged: Set<PhotoID> = [], left: Set<PhotoID> = []
        return events.filter { event in
            guard let photo = event.photo else { return !event.traits.isEmpty }
            switch event.signal {
            case .passedOver: return !known.contains(photo) && left.insert(photo).inserted
            case .liked, .disliked: return judged.insert(photo).inserted
            default: return true
            }
        }
    }

    /// What was kept before there was anything to learn with.
    func begin() {
        guard (try? store.isNew()) == true, let kept = try? favorites.favorites(after: nil, count: 200) else {
            return
        }
        try? store.append(
            kept.map {
                TasteEvent(.favorited, photo: $0.photo.id, traits: PhotoTraits($0.photo), date: $0.addedAt)
            })
    }
}

extension PersonalTaste: TasteLearning {
    /// Something was done with photos; nothing happens while learning is paused.
    public func note(_ signal: TasteSignal, of photos: [Photo], at date: Date) {
        // What cannot be noted is not learned; what the person is doing goes on.
        try? judge(photos, signal, at: date)
    }

    /// A photo is looked at from now on; ends the look at another.
    public func beginLook(at photo: Photo, at date: Date) {
        endLook(at: date)
        session.withLock { $0.look = (photo, date) }
    }

    /// The look has ended.
    public func endLook(at date: Date) {
        let look = session.withLock { session in
            defer { session.look = nil }
            return session.look
        }
        guard let look else { return }
        let time = date.timeIntervalSince(look.since)
        guard time >= Self.look else { return }
        note(time < Self.study ? .opened : .studied, of: [look.photo], at: date)
    }
}

extension PersonalTaste: TasteRanking {
    public func rank(_ candidates: [Photo], count: Int, at date: Date) -> [Recommendation] {
        begin()
        let left = seen.seen(among: candidates.map(\.id))
        return Recommender().rank(candidates, by: events(at: date), left: left, count: count, at: date)
    }

    /// Why one photo is recommended.
    public func reason(for photo: Photo, at date: Date) -> Reason? {
        let traits = PhotoTraits(photo)
        return TasteModel(events(at: date), candidates: [traits], at: date).reason(for: traits)?
            .spelled(by: photo)
    }

    public func searchTerms(limit: Int, at date: Date) -> [String] {
        begin()
        return searches(for: events(at: date), limit: limit, at: date)
    }

    /// Those whose photos are liked more often than by chance.
    public func authors(limit: Int, at date: Date) -> [(id: AuthorID, service: ServiceName)] {
        let model = TasteModel(events(at: date), candidates: [], at: date)
        let liked = model.examples.liked.compactMap(\.photo).filter { $0.service != .own }
        return model.authors.prefix(limit).compactMap { name in
            liked.lazy.compactMap(known).first { PhotoTraits($0).author == name }.map {
                ($0.author.id, $0.id.service)
            }
        }
    }

    private func searches(for events: [TasteEvent], limit: Int, at date: Date) -> [String] {
        guard events.contains(where: \.signal.isLiking) else { return [] }
        return queries(for: events, at: date).searches(limit: limit)
    }

    func queries(for events: [TasteEvent], at date: Date) -> TasteQueries {
        let model = TasteModel(events, candidates: [], at: date)
        let liked = model.examples.liked.compactMap(\.photo).compactMap(known)
        return TasteQueries(
            model: model, forms: Dictionary(liked.flatMap(Terms.forms)) { first, _ in first })
    }

    /// A photo as its service tells of it.
    private func known(_ id: PhotoID) -> Photo? { seen.seen(id) ?? (try? favorites.favorite(id))?.photo }

    /// The photos liked last.
    public func lastLiked(limit: Int) -> [PhotoID] {
        var seen: Set<PhotoID> = []
        return Array(
            events().filter(\.signal.isLiking).compactMap(\.photo).filter { seen.insert($0).inserted }
                .prefix(limit))
    }

    /// Whether photos were liked or kept after that.
    public func hasChosen(since date: Date) -> Bool {
        stored(at: date).noted.contains { $0.signal.isChoice && $0.date > date }
    }

    /// Notes what was recommended.
    public func noteShown(_ photos: [Photo], at date: Date) {
        begin()
        guard !isPaused else { return }
        try? store.noteShown(photos.map(\.id), at: date)
    }

    /// What is not recommended again: see the port.
    public func isPast(_ photos: [Photo], at date: Date) -> Set<PhotoID> {
        let ids = photos.map(\.id), month = date.addingTimeInterval(-Self.month)
        let shown = (try? store.shown(among: ids, in: month..<date)) ?? []
        let judged = Self.settled(stored(at: date).noted)
            .filter { $0.signal == .disliked || $0.signal.isChoice }.compactMap(\.photo)
        return shown.union(Set(judged).intersection(ids))
    }
}

/// Likeness to photos that a person has put together, whatever else they like.
extension PersonalTaste {
    public func rank(
        _ candidates: [Photo], like examples: [Photo], count: Int, at date: Date
    ) -> [Recommendation] {
        Recommender().rank(candidates, by: Self.events(of: examples, at: date), count: count, at: date)
    }

    /// Words that tell them from what was seen.
    public func searchTerms(like examples: [Photo], limit: Int, at date: Date) -> [String] {
        guard !examples.isEmpty else { return [] }
        let events =
            examples.map { Self.like($0, at: date) } + events(at: date).filter { $0.signal == .passedOver }
        let model = TasteModel(events, candidates: [], at: date)
        let forms = Dictionary(examples.flatMap(Terms.forms)) { first, _ in first }
        return TasteQueries(model: model, forms: forms).searches(limit: limit)
    }

    /// As though each had just been liked.
    private static func events(of examples: [Photo], at date: Date) -> [TasteEvent] {
        examples.map { like($0, at: date) }
    }

    private static func like(_ photo: Photo, at date: Date) -> TasteEvent {
        TasteEvent(.liked, photo: photo.id, traits: PhotoTraits(photo), date: date)
    }
}
