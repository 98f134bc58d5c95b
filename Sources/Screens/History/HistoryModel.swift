import FoundationEssentials
import GalleryCore
import TextLayout
import Wording

/// What the history shows: finished strings.
struct HistoryModel: Equatable, Sendable {
    /// A search that can be run again.
    struct Entry: Equatable, Sendable {
        let number: Int
        let text: String
        /// What it found, and when.
        let detail: String
        /// The same for a program.
        var record: Record?
    }

    /// Where one is; nil when only notes are shown.
    var place: String?
    /// How many there are.
    var aside: String?
    /// From the start of the screenful on; the screen takes what it has room for.
    var entries: [Entry] = []
    /// The last line, for each number of entries that may find room, from none to all.
    var positions: [String] = []
    var notes: [Note] = []
}

extension HistoryModel.Entry {
    /// As numbered on the screen.
    init(_ search: RecentSearch, number: Int, now: Date) {
        self.init(
            number: number, text: search.text, detail: Phrases.History.detail(search, now: now),
            record: Record(
                "search",
                [
                    Record.Field("number", .integer(number)), Record.Field("text", .text(search.text)),
                    Record.Field("count", .integer(search.resultCount)),
                    Record.Field("date", .text(search.date.formatted(.iso8601))),
                ]))
    }
}
