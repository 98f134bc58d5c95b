package import FoundationEssentials
package import GalleryCore
import Synchronization

/// Records signals, ranks candidates in their given order, and returns fixed values.
package final class StubTaste: TasteLearning, TasteRanking, TasteEditing {
    private struct State {
        var recorded: [String] = []
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

    package init(
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

    /// Recorded signals and changes, such as `favorited demo:p1`.
    package var recorded: [String] { state.withLock(\.recorded) }
    package var shown: [PhotoID] { state.withLock(\.shown) }

    package func record(_ signal: TasteSignal, of photos: [Photo], at date: Date) {
        state.withLock { $0.recorded += photos.map { "\(signal) \($0.id)" } }
    }
    package func judge(_ photos: [Photo], _ signal: TasteSignal, at date: Date) {
        record(signal, of: photos, at: date)
    }
    package func recordOpened(topic: String, at date: Date) {
        state.withLock { $0.recorded.append("topic \(topic)") }
    }
    package func beginViewing(_ photo: Photo, at date: Date) {
        state.withLock { $0.recorded.append("look \(photo.id)") }
    }
    package func endViewing(at date: Date) {}
    package func rank(_ candidates: [Photo], count: Int, at date: Date) -> [Recommendation] {
        candidates.prefix(count).map { Recommendation(photo: $0, reason: reason) }
    }
    package func reason(for photo: Photo, at date: Date) -> Reason? { reason }
    package func searchTerms(limit: Int, at date: Date) -> [String] { Array(words.prefix(limit)) }
    package func authors(limit: Int, at date: Date) -> [(id: AuthorID, service: ServiceName)] { [] }
    package func rank(
        _ candidates: [Photo], like examples: [Photo], count: Int, at date: Date
    ) -> [Recommendation] {
        rank(candidates, count: count, at: date)
    }
    package func searchTerms(like examples: [Photo], limit: Int, at date: Date) -> [String] {
        Array(examples.flatMap(\.tags).prefix(limit))
    }
    package func lastLiked(limit: Int) -> [PhotoID] { Array(liked.prefix(limit)) }
    package func hasChoices(since date: Date) -> Bool { state.withLock { $0.chosen > date } }
    package func choose() { state.withLock { $0.chosen = Date() } }
    package func recordShown(_ photos: [Photo], at date: Date) {
        state.withLock { $0.shown += photos.map(\.id) }
    }
    package func ineligible(_ photos: [Photo], at date: Date) -> Set<PhotoID> { past }
    package func learned(at date: Date) -> [LearnedTrait] { traits }
    package func forget(_ name: String, listedAs title: (Trait) -> String) -> Int {
        traits.count { if case .term(name) = $0.trait { true } else { false } }
    }
    package func interests(at date: Date) -> [Interest] { interests }
    package func forget(_ interest: Interest) -> Int {
        state.withLock { $0.recorded.append("forgot \(interest.name)") }
        return interest.photos.count
    }
    package func pause(_ interest: Interest, at date: Date) -> Date {
        state.withLock { $0.recorded.append("paused \(interest.name)") }
        return Date(timeIntervalSince1970: 1_800_000_000)
    }
    package func resumeInterests() { state.withLock { $0.recorded.append("resumed") } }
    package func photos(judgedAs signal: TasteSignal, among photos: [PhotoID]) -> Set<PhotoID> {
        Set(photos.filter { photo in state.withLock { $0.recorded.contains("\(signal) \(photo)") } })
    }
    package func withdraw(_ photos: [PhotoID]) -> Int {
        state.withLock { state in
            let judged = Set(photos.flatMap { ["liked \($0)", "disliked \($0)"] })
            defer { state.recorded.removeAll(where: judged.contains) }
            return state.recorded.count(where: judged.contains)
        }
    }
    package func forgetAll() { state.withLock { $0.recorded.append("forgot all") } }
    package var isPaused: Bool { state.withLock(\.isPaused) }
    package func pause(_ isPaused: Bool) { state.withLock { $0.isPaused = isPaused } }
}
