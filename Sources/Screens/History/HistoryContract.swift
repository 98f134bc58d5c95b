import GalleryCore
import UseCases

protocol HistoryInteracting: Sendable {
    /// Earlier searches that contain all of the terms, newest first.
    func searches(with terms: [String]) throws(ScreenError) -> [RecentSearch]
    /// Deletes searches and the recorded command lines that ran them; `undo` restores both.
    func forget(_ searches: [String]) throws(ScreenError)
    func clear() throws(ScreenError) -> HistoryCount
}
