public import FoundationEssentials
public import GalleryCore
import Synchronization

/// Taste stub: records signals, ranks nothing, returns fixed values.
public final class StubTaste: TasteLearning, TasteRanking, TasteEditing {
    private struct State {
        var noted: [String] = []
        var isPaused = false
        var shown: [PhotoID] = []
        var chosen = Date.distantPast
    }
    private let state = Mutex(State())
    private let words: [String]
    private let past: Set<PhotoID>
    private let liked: [PhotoID]
    private let reason: Reason?
    private let traits: [LearnedTrait]
    private let interests: [Interest]

    public init(
        words: [String] = [], past: Set<PhotoID> = [], liked: [PhotoID] = [], reason: Reason? = nil,
        traits: [LearnedTrait] = [], interests: [Interest] = []
    ) {
        self.interests = interests
        self.words = words
        self.past = past
        self.liked = liked
        self.reason = reason
        self.traits = traits
    }

    /// Recorded signals, such as `kept demo:p1`.
    public var noted: [String] { state.withLock(\.noted) }
    public var shown: [PhotoID] { state.withLock(\.shown) }

    public func note(_ signal: TasteSignal, of photos: [Photo], at date: Date) {
        state.withLock { $0.noted += photos.map { "\(signal) \($0.id)" } }
    }
    public func judge(_ photos: [Photo], _ signal: TasteSignal, at date: Date) {
        note(signal, of: photos, at: date)
    }
    public func beginLook(at photo: Photo, at date: Date) {
        state.withLock { $0.noted.append("look \(photo.id)") }
    }
    public func endLook(at date: Date) {}
    public func rank(_ candidates: [Photo], count: Int, at date: Date) -> [Recommendation] {
        candidates.prefix(count).map { Recommendation(photo: $0, reason: reason) }
    }
    public func reason(for photo: Photo, at date: Date) -> Reason? { reason }
    public func searchTerms(limit: Int, at date: Date) -> [String] { Array(words.prefix(limit)) }
    public func authors(limit: Int, at date: Date) -> [(id: AuthorID, service: ServiceName)] { [] }
    public func rank(
        _ candidates: [Photo], like examples: [Photo], count: Int, at date: Date
    ) -> [Recommendation] {
        rank(candidates, count: count, at: date)
    }
    public func searchTerms(like examples: [Photo], limit: Int, at date: Date) -> [String] {
        Array(examples.flatMap(\.tags).prefix(limit))
    }
    public func lastLiked(limit: Int) -> [PhotoID] { Array(liked.prefix(limit)) }
    public func hasChosen(since date: Date) -> Bool { state.withLock { $0.chosen > date } }
    /// Simulates a like now.
    public func choose() { state.withLock { $0.chosen = Date() } }
    public func noteShown(_ photos: [Photo], at date: Date) {
        state.withLock { $0.shown += photos.map(\.id) }
    }
    public func isPast(_ photos: [Photo], at date: Date) -> Set<PhotoID> { past }
    public func learned(at date: Date) -> [LearnedTrait] { traits }
    public func forget(_ name: String, listedAs title: (Trait) -> String) -> Int {
        traits.count { if case .term(name) = $0.trait { true } else { false } }
    }
    public func interests(at date: Date) -> [Interest] { interests }
    public func forget(_ interest: Interest) -> Int {
        state.withLock { $0.noted.append("forgot \(interest.name)") }
        return interest.photos.count
    }
    public func pause(_ interest: Interest, at date: Date) -> Date {
        state.withLock { $0.noted.append("paused \(interest.name)") }
        return Date(timeIntervalSince1970: 1_800_000_000)
    }
    public func resumeInterests() { state.withLock { $0.noted.append("resumed") } }
    public func takeBack(_ photos: [PhotoID]) -> Int {
        state.withLock { state in
            let judged = Set(photos.flatMap { ["liked \($0)", "disliked \($0)"] })
            defer { state.noted.removeAll(where: judged.contains) }
            return state.noted.count(where: judged.contains)
        }
    }
    public func forgetAll() { state.withLock { $0.noted.append("forgot all") } }
    public var isPaused: Bool { state.withLock(\.isPaused) }
    public func pause(_ isPaused: Bool) { state.withLock { $0.isPaused = isPaused } }
}
