public import FoundationEssentials

/// What a person did, for learning what they like. It never leaves this machine.
public protocol TasteStore: Sendable {
    /// Appends; the oldest beyond 5,000 go.
    func append(_ events: [TasteEvent]) throws(StoreError)
    /// The newest first: at most `limit` that say something, and half as many of what was passed over.
    func events(limit: Int) throws(StoreError) -> [TasteEvent]
    /// Changes what is remembered of every event; an event with nothing left goes. Returns how many changed.
    func revise(_ change: (PhotoTraits) -> PhotoTraits) throws(StoreError) -> Int
    /// Takes back likes and dislikes of photos; returns how many photos had one.
    func takeBack(_ photos: [PhotoID]) throws(StoreError) -> Int
    /// Forgets every event of these photos; returns how many there were.
    func forget(_ photos: [PhotoID]) throws(StoreError) -> Int
    /// Forgets every event that says that.
    func forget(_ signal: TasteSignal) throws(StoreError)
    /// Forgets every event.
    func forgetAll() throws(StoreError)
    /// Notes what was recommended; what is noted already keeps its time for a month.
    func noteShown(_ photos: [PhotoID], at date: Date) throws(StoreError)
    /// Which of these were recommended first in that time.
    func shown(among photos: [PhotoID], in time: Range<Date>) throws(StoreError) -> Set<PhotoID>
    /// True while nothing was ever noted here.
    func isNew() throws(StoreError) -> Bool
}
