import GalleryCore
import UseCases

protocol HistoryInteracting: Sendable {
    /// Earlier searches that contain all words, newest first.
    func searches(with terms: [String]) throws(ScreenError) -> [RecentSearch]
    /// Deletes searches and the lines that started them; `undo` restores both.
    func forget(_ searches: [String]) throws(ScreenError)
    /// Deletes all searches and lines and returns their counts; `undo` restores both.
    func clear() throws(ScreenError) -> HistoryCount
}
