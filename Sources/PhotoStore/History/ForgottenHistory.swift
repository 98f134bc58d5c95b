import FoundationEssentials
import GalleryCore

/// What was taken out of the history, to be put back as it was.
struct ForgottenHistory: Equatable, Sendable {
    /// A line with its place.
    struct Line: Equatable, Sendable {
        /// Larger is newer.
        let place: Int64
        let line: HistoryLine
        /// The service asked then.
        let service: ServiceName
        /// When it was typed.
        let date: Date
    }

    /// A search with its place.
    struct Search: Equatable, Sendable {
        /// Larger is newer.
        let place: Int64
        let search: RecentSearch
        /// The service asked.
        let service: ServiceName
    }

    let lines: [Line]
    let searches: [Search]

    var count: HistoryCount { HistoryCount(searches: searches.count, lines: lines.count) }
}
