import GalleryCore

protocol HistoryInteracting: Sendable {
    /// Earlier searches that have all these words, newest first.
    func searches(with words: [String]) throws(ScreenError) -> [RecentSearch]
    /// Forgets searches and the lines that made them; `undo` brings them back.
    func forget(_ searches: [String]) throws(ScreenError)
    /// Forgets all searches and all lines, and tells how many; `undo` brings them back.
    func clear() throws(ScreenError) -> HistoryCount
}
