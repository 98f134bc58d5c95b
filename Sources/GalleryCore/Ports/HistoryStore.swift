public import FoundationEssentials

/// Command lines and searches of earlier sessions, shared by all running shells.
public protocol HistoryStore: Sendable {
    /// Appends a line; the oldest beyond 10,000 go. Lines that begin with a space are the caller's to leave out.
    func append(line: String, service: ServiceName, screen: String, at date: Date) throws(StoreError)
    /// The last lines, oldest first, a line just repeated left out.
    func lines(limit: Int) throws(StoreError) -> [HistoryLine]
    /// Notes a search with what it found; the same query again moves to the front.
    func append(search: RecentSearch, service: ServiceName) throws(StoreError)
    /// The last searches, newest first, each query once.
    func searches(limit: Int) throws(StoreError) -> [RecentSearch]
    /// Takes out the searches and the lines for which these hold, by their texts, without a trace on the disk; `undo`
    /// puts them back in their places.
    func forget(searches: (String) -> Bool, lines: (String) -> Bool) throws(StoreError) -> HistoryCount
}
