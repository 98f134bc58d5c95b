/// What the history shows: finished strings.
struct HistoryModel: Equatable, Sendable {
    /// A search that can be run again.
    struct Entry: Equatable, Sendable {
        let number: Int
        let text: String
        /// What it found, and when.
        let detail: String
    }

    /// Where one is; nil when only notes are shown.
    var place: String?
    /// How many there are.
    var aside: String?
    /// From the start of the screenful on; the screen takes what it has room for.
    var entries: [Entry] = []
    /// The last line, for each number of entries that may find room, from none to all.
    var positions: [String] = []
    /// Sentences below.
    var notes: [Note] = []
}
