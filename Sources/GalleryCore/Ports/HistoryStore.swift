public import FoundationEssentials

/// Command lines and searches, shared by all processes.
public protocol HistoryStore: Sendable {
    /// Appends a line and keeps the newest 10,000. The caller omits lines that begin with a space.
    func append(line: String, service: ServiceName, screen: String, at date: Date) throws(StoreError)
    /// Newest `limit` lines, oldest first, without consecutive duplicates.
    func lines(limit: Int) throws(StoreError) -> [HistoryLine]
    /// Records a search; a repeated query moves to the front.
    func append(search: RecentSearch, service: ServiceName) throws(StoreError)
    /// Newest first, without duplicate queries.
    func searches(limit: Int) throws(StoreError) -> [RecentSearch]
    /// Deletes matching searches and lines without a trace on disk. Until exit, `undo` restores them from memory.
    func forget(searches: (String) -> Bool, lines: (String) -> Bool) throws(StoreError) -> HistoryCount
}

/// Command history of the line editor.
public protocol LineRecall: Sendable {
    func reload()
}
