public import FoundationEssentials

/// Learns from what a person does. Not being able to learn never disturbs what they are doing.
public protocol TasteLearning: Sendable {
    /// Something was done with photos, all at once.
    func note(_ signal: TasteSignal, of photos: [Photo], at date: Date)
    /// A photo is looked at from now on.
    func beginLook(at photo: Photo, at date: Date)
    /// The look has ended; a short one tells nothing.
    func endLook(at date: Date)
}

/// Ranks by what was learned.
public protocol TasteRanking: Sendable {
    /// The best `count`, the best first, and why; in the given order while too little is known.
    func rank(_ candidates: [Photo], count: Int, at date: Date) -> [Recommendation]
    /// Why one photo is recommended; nil when nothing does.
    func reason(for photo: Photo, at date: Date) -> Reason?
    /// Words to look for, the most telling first; none while too little is known.
    func searchTerms(limit: Int, at date: Date) -> [String]
    /// The best `count` of what is like some photos, the best first, and why.
    func rank(_ candidates: [Photo], like examples: [Photo], count: Int, at date: Date) -> [Recommendation]
    /// Words to look for in order to find what is like some photos, the most telling first.
    func searchTerms(like examples: [Photo], limit: Int, at date: Date) -> [String]
    /// The photos liked last, for asking what is like them.
    func lastLiked(limit: Int) -> [PhotoID]
    /// Notes what was recommended.
    func noteShown(_ photos: [Photo], at date: Date)
    /// Which of these were recommended in the last month, before this session, were disliked, or were found and chosen
    /// by the person itself.
    func isPast(_ photos: [Photo], at date: Date) -> Set<PhotoID>
}

/// Lets a person see what was learned, and take it away.
public protocol TasteEditing: Sendable {
    /// Everything learned, the strongest liking first, dislikings last.
    func learned(at date: Date) -> [LearnedTrait]
    /// Takes away traits of that name, or that `title` lists under it; returns how many events knew one.
    func forget(_ name: String, listedAs title: (Trait) -> String) throws(StoreError) -> Int
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

/// What a person did, for learning what they like. It never leaves this machine.
public protocol TasteStore: Sendable {
    /// Appends; the oldest beyond 5,000 go.
    func append(_ events: [TasteEvent]) throws(StoreError)
    /// The newest first: at most `limit` that say something, and half as many of what was passed over.
    func events(limit: Int) throws(StoreError) -> [TasteEvent]
    /// Changes what is remembered of every event; an event with nothing left goes. Returns how many changed.
    func revise(_ change: (PhotoTraits) -> PhotoTraits) throws(StoreError) -> Int
    /// Forgets every event.
    func forgetAll() throws(StoreError)
    /// Notes what was recommended; what is noted already keeps its time for a month.
    func noteShown(_ photos: [PhotoID], at date: Date) throws(StoreError)
    /// Which of these were recommended first in that time.
    func shown(among photos: [PhotoID], in time: Range<Date>) throws(StoreError) -> Set<PhotoID>
    /// True while nothing was ever noted here.
    func isNew() throws(StoreError) -> Bool
}

/// Finds photos like one without asking a service: among those that were seen or are kept on this machine.
public protocol SimilarPhotos: Sendable {
    /// What is known of a photo here; nil when nothing is.
    func photo(_ id: PhotoID) -> Photo?
    /// At most `count` photos like this one, itself left out, the likest first: those at hand and `found` ones. By colour
    /// only such whose colour is known.
    func alike(_ photo: Photo, by likeness: Similarity, among found: [Photo], count: Int) -> [Photo]
}
