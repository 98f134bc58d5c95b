public import FoundationEssentials

/// Storage of taste events, which are never sent to a service.
public protocol TasteStore: Sendable {
    /// Keeps the newest 5,000.
    func append(_ events: [TasteEvent]) throws(StoreError)
    /// Newest first: at most `limit` edits, `limit` other events, and half as many of `.passedOver`.
    func events(limit: Int) throws(StoreError) -> [TasteEvent]
    /// Rewrites the traits of all events and deletes events without traits; returns the number of changed events.
    func revise(_ change: (PhotoTraits) -> PhotoTraits) throws(StoreError) -> Int
    /// Subset of `photos` with this judgment and without the opposite one.
    func photos(judgedAs signal: TasteSignal, among photos: [PhotoID]) throws(StoreError) -> Set<PhotoID>
    /// Removes likes and dislikes; returns the number of photos that had one.
    func withdraw(_ photos: [PhotoID]) throws(StoreError) -> Int
    /// Removes all events of the photos; returns the number of events.
    func forget(_ photos: [PhotoID]) throws(StoreError) -> Int
    func forget(_ signal: TasteSignal) throws(StoreError)
    func forgetAll() throws(StoreError)
    /// Records recommended photos; a photo keeps the date of its first record for 30 days.
    func recordShown(_ photos: [PhotoID], at date: Date) throws(StoreError)
    /// Subset of `photos` that were first recommended in this time.
    func shown(among photos: [PhotoID], in time: Range<Date>) throws(StoreError) -> Set<PhotoID>
    /// Whether neither an event nor a recommended photo is stored.
    func isNew() throws(StoreError) -> Bool
}
