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

    private struct Session {
        var isPaused = false
        var look: (photo: Photo, since: Date)?
    }

    let store: any TasteStore
    private let history: any HistoryStore
    private let favorites: any FavoritesStore
    private let session = Mutex(Session())

    /// Takes where events are kept, and what was searched and kept before anything was learned.
    public init(
        store: any TasteStore, history: any HistoryStore, favorites: any FavoritesStore
    ) {
        (self.store, self.history, self.favorites) = (store, history, favorites)
    }

    /// Events that say something and searches, the newest first; each photo once for what was last said of it.
    func events() -> [TasteEvent] {
        let noted = (try? store.events(limit: TasteModel.memory)) ?? []
        let searches = ((try? history.searches(limit: 20)) ?? []).map { search in
            TasteEvent(
                .searched, photo: nil, traits: PhotoTraits(searching: SearchQuery(typed: search.text).words),
                date: search.date)
        }
        return Self.settled((noted + searches).sorted { $0.date > $1.date })
    }

    /// A photo that was liked was not passed over, and of `like` and `dislike` the last counts.
    static func settled(_ events: [TasteEvent]) -> [TasteEvent] {
        let wanted = Set(events.filter(\.signal.isLiking).compactMap(\.photo))
        var judged: Set<PhotoID> = []
        return events.filter { event in
            guard let photo = event.photo else { return !event.traits.isEmpty }
            switch event.signal {
            case .passedOver: return !wanted.contains(photo) && !judged.contains(photo)
            case .liked, .disliked: return judged.insert(photo).inserted
            default: return true
            }
        }
    }

    /// What was kept before there was anything to learn with.
    private func begin() {
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

extension PersonalTaste: TasteEditing {
    /// True while nothing is learned.
    public var isPaused: Bool { session.withLock(\.isPaused) }

    /// Stops learning, or goes on.
    public func pause(_ isPaused: Bool) { session.withLock { $0.isPaused = isPaused } }

    /// Everything learned; see the port.
    public func learned(at date: Date) -> [LearnedTrait] {
        begin()
        return TasteModel(events(), candidates: [], at: date).learned()
    }

    /// Takes away the traits of that name: a word, an author, a form or a color, also as it is listed.
    public func forget(_ name: String, listedAs title: (Trait) -> String) throws(StoreError) -> Int {
        let word = Terms.of(name).keys.first
        let wanted = name.lowercased()
        return try store.revise { traits in
            traits.names.filter { trait in
                if title(trait).lowercased() == wanted { return true }
                return switch trait {
                case .term(let term): term == word || term == wanted
                case .author(let author): author == wanted || author.hasSuffix("/\(wanted)")
                case .orientation(let form): form.rawValue == wanted
                case .color(let color): color == wanted
                }
            }.reduce(traits) { $0.without($1) }
        }
    }

    public func judge(_ photos: [Photo], _ signal: TasteSignal, at date: Date) throws(StoreError) {
        guard !isPaused else { return }
        begin()
        try store.append(
            photos.map { TasteEvent(signal, photo: $0.id, traits: PhotoTraits($0), date: date) })
    }

    public func takeBack(_ photos: [PhotoID]) throws(StoreError) -> Int { try store.takeBack(photos) }

    /// Takes away everything.
    public func forgetAll() throws(StoreError) { try store.forgetAll() }
}

extension PersonalTaste: TasteRanking {
    /// The best candidates; see the port.
    public func rank(_ candidates: [Photo], count: Int, at date: Date) -> [Recommendation] {
        begin()
        return Recommender().rank(candidates, by: events(), count: count, at: date)
    }

    /// Why one photo is recommended.
    public func reason(for photo: Photo, at date: Date) -> Reason? {
        let traits = PhotoTraits(photo)
        return TasteModel(events(), candidates: [traits], at: date).reason(for: traits)
    }

    /// Words to look for: those that speak for a photo and stand in two liked ones or searches at least.
    public func searchTerms(limit: Int, at date: Date) -> [String] {
        begin()
        let events = events()
        guard events.count(where: \.signal.isLiking) >= Recommender.coldStart else { return [] }
        let words = TasteModel(events, candidates: [], at: date).likedWords
        return words.filter { $0.learned.likes + $0.learned.searches > 1 }.prefix(limit).map(\.word)
    }

    /// The photos liked last.
    public func lastLiked(limit: Int) -> [PhotoID] {
        var seen: Set<PhotoID> = []
        return Array(
            events().filter(\.signal.isLiking).compactMap(\.photo).filter { seen.insert($0).inserted }
                .prefix(limit))
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
        let judged = events().filter { $0.signal == .disliked || $0.signal.isChoice }.compactMap(\.photo)
        return shown.union(Set(judged).intersection(ids))
    }
}

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
        let words = TasteModel(events, candidates: [], at: date).likedWords
        let shared = words.filter { $0.learned.likes > 1 }
        return (shared.isEmpty ? words : shared).prefix(limit).map(\.word)
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
