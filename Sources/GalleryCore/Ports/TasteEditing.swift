public import FoundationEssentials

public protocol TasteEditing: Sendable {
    /// Learned traits by descending weight, disliked ones last.
    func learned(at date: Date) -> [LearnedTrait]
    /// Removes traits with that name or displayed title, or with each of several words, and the events of photos that
    /// were liked for them; returns the number of changed events.
    func forget(_ name: String, listedAs title: (Trait) -> String) throws(StoreError) -> Int
    /// Clusters of liked photos, largest first, paused ones last.
    func interests(at date: Date) -> [Interest]
    /// Removes the events of an interest's photos; returns the number of events.
    func forget(_ interest: Interest) throws(StoreError) -> Int
    /// Suspends the events of an interest's photos; returns the end of the pause.
    func pause(_ interest: Interest, at date: Date) throws(StoreError) -> Date
    func resumeInterests() throws(StoreError)
    /// Stores likes or dislikes atomically; ignored while learning is paused.
    func judge(_ photos: [Photo], _ signal: TasteSignal, at date: Date) throws(StoreError)
    /// Subset of `photos` with this judgment and without the opposite one.
    func photos(judgedAs signal: TasteSignal, among photos: [PhotoID]) throws(StoreError) -> Set<PhotoID>
    /// Removes likes and dislikes; returns the number of photos that had one.
    func withdraw(_ photos: [PhotoID]) throws(StoreError) -> Int
    func forgetAll() throws(StoreError)
    var isPaused: Bool { get }
    func pause(_ isPaused: Bool)
}

public struct LearnedTrait: Hashable, Sendable {
    public let trait: Trait
    /// Log odds; positive values favor a photo.
    public let weight: Double
    public let likes: Int
    public let searches: Int
    /// Number of disliked photos with the trait.
    public let dislikes: Int

    public init(trait: Trait, weight: Double, likes: Int, searches: Int = 0, dislikes: Int = 0) {
        self.trait = trait
        self.weight = weight
        self.likes = likes
        self.searches = searches
        self.dislikes = dislikes
    }

    /// False for a word of a single liked photo that was not searched for: it may be chance.
    public var isRepeated: Bool { if case .term = trait { likes > 1 || searches > 0 } else { true } }
}
