import GalleryCore
import UseCases

protocol HistoryInteracting: Sendable {
    /// Earlier searches that contain all of the terms, newest first.
    func searches(with terms: [String]) throws(ScreenError) -> [RecentSearch]
    /// Deletes searches and the command lines by which they were typed; `undo` restores both.
    func forget(_ searches: [String]) throws(ScreenError)
    func clear() throws(ScreenError) -> HistoryCount
}
