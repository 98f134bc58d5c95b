public import FoundationEssentials

/// Lets a person see what was learned, and take it away.
public protocol TasteEditing: Sendable {
    /// Everything learned, the strongest liking first, dislikings last.
    func learned(at date: Date) -> [LearnedTrait]
    /// Takes away traits of that name, or that `title` lists under it; returns how many events knew one.
    func forget(_ name: String, listedAs title: (Trait) -> String) throws(StoreError) -> Int
    /// What goes together of what is liked, the heaviest first; those that are left out for a while last.
    func interests(at date: Date) -> [Interest]
    /// Forgets what was done with the photos of an interest; returns how many events that were.
    func forget(_ interest: Interest) throws(StoreError) -> Int
    /// Leaves an interest out of recommendations; returns until when.
    func pause(_ interest: Interest, at date: Date) throws(StoreError) -> Date
    /// No interest is left out any more.
    func resumeInterests() throws(StoreError)
    /// Stores what a person said of photos, all at once; nothing while learning is paused.
    func judge(_ photos: [Photo], _ signal: TasteSignal, at date: Date) throws(StoreError)
    /// Takes back likes and dislikes of photos; returns how many photos had one.
    func takeBack(_ photos: [PhotoID]) throws(StoreError) -> Int
    /// Takes away everything.
    func forgetAll() throws(StoreError)
    /// While true nothing is learned.
    var isPaused: Bool { get }
    /// Stops learning, or goes on.
    func pause(_ isPaused: Bool)
}

/// A trait with what it adds.
public struct LearnedTrait: Hashable, Sendable {
    public let trait: Trait
    /// Above nought it speaks for a photo; in log odds.
    public let weight: Double
    /// How many photos the person liked have it.
    public let likes: Int
    /// How many searches named it.
    public let searches: Int

    public init(trait: Trait, weight: Double, likes: Int, searches: Int = 0) {
        (self.trait, self.weight, self.likes, self.searches) = (trait, weight, likes, searches)
    }
}
