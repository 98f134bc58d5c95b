import GalleryCore

/// What a person can ask of the earlier searches.
enum HistoryEvent: Equatable, Sendable {
    /// All of them, or those with these words.
    case list([String])
    case more
    case refresh
    case open(Int)
    case delete([Int])
    /// Forget everything; asked for once more when it is not confirmed.
    case clear(isConfirmed: Bool)
}

protocol HistoryInteracting: Sendable {
    /// Earlier searches that have all these words, newest first.
    func searches(with words: [String]) throws(ScreenError) -> [RecentSearch]
    /// Forgets searches and the lines that made them; `undo` brings them back.
    func forget(_ searches: [String]) throws(ScreenError)
    /// Forgets all searches and all lines, and tells how many; `undo` brings them back.
    func clear() throws(ScreenError) -> HistoryCount
}

/// Where an earlier search leads to.
@MainActor
protocol HistoryRouting {
    func search(_ query: SearchQuery) async
}
