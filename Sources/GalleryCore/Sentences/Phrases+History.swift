public import FoundationEssentials

extension Phrases {
    /// What the list of earlier searches says.
    public enum History {
        /// Where one is: `History`, `History fog`.
        public static func place(_ words: [String]) -> String {
            (["History"] + words).joined(separator: " ")
        }

        /// `1 search`, `12 searches`.
        public static func count(_ count: Int) -> String {
            count == 1 ? "1 search" : "\(number(count)) searches"
        }

        /// What a search found, and when it was made.
        public static func detail(_ search: PastSearch, now: Date) -> String {
            let found = search.resultCount.map { photos($0) + " · " } ?? ""
            let isRecent = now.timeIntervalSince(search.date) < 172_800
            return found + (isRecent ? age(of: search.date, now: now) : day(search.date))
        }

        /// There are none.
        public static func empty(_ words: [String]) -> String {
            words.isEmpty
                ? "No searches yet; `search WORDS` makes one."
                : "No search had \(words.joined(separator: " ")); `history` shows all of them."
        }

        /// The end of the list.
        public static func end(_ count: Int) -> String { "That is all: \(self.count(count))." }

        /// `history delete` before the numbers were seen.
        public static let unnumbered = "Type `history` first; the numbers it shows are what is deleted."

        /// Some were deleted.
        public static func deleted(_ searches: [String]) -> String {
            let what = searches.count == 1 ? searches[0] : count(searches.count)
            return "Forgotten: \(what), and the lines that made it (`undo` takes it back)"
        }

        /// What would be cleared, and the word that does it.
        public static func confirm(_ searches: Int) -> String {
            "This forgets \(count(searches)) and every line you typed; `history clear all` does it."
        }

        /// All was cleared.
        public static func cleared(_ gone: HistoryCount) -> String {
            "Forgotten: \(count(gone.searches)) and \(lines(gone.lines)) (`undo` takes it back)"
        }

        /// It came back.
        public static func restored(_ back: HistoryCount) -> String {
            "Back again: \(count(back.searches)) and \(lines(back.lines))"
        }

        private static func lines(_ count: Int) -> String {
            count == 1 ? "1 line" : "\(number(count)) lines"
        }
    }
}

extension Phrases.Help {
    /// `history`.
    public static let history = "earlier searches; with words: those that have them"
    /// `open` in the history.
    public static let searchAgain = "run an earlier search again"
}
