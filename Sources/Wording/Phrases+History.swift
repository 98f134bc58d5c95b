public import FoundationEssentials
public import GalleryCore

extension Phrases {
    /// What the list of earlier searches says.
    public enum History {
        /// Where one is: `History`, `History fog`.
        public static func place(_ words: [String]) -> String {
            let words = words.joined(separator: " ")
            return words.isEmpty
                ? localized("History", "История") : localized("History \(words)", "История «\(words)»")
        }

        /// `1 search`, `12 searches`.
        public static func count(_ count: Int) -> String {
            localized(counted(count, "search", "searches"), counted(count, "запрос", "запроса", "запросов"))
        }

        /// What a search found, and when it was made.
        public static func detail(_ search: RecentSearch, now: Date) -> String {
            let found = search.resultCount.map { photos($0) + " · " } ?? ""
            let isRecent = now.timeIntervalSince(search.date) < 172_800
            return found + (isRecent ? age(of: search.date, now: now) : day(search.date))
        }

        /// There are none.
        public static func empty(_ words: [String]) -> String {
            let words = words.joined(separator: " ")
            return words.isEmpty
                ? localized(
                    "No searches yet; `search WORDS` makes one.",
                    "Запросов пока нет; первый — `search WORDS`.")
                : localized(
                    "No search had \(words); `history` shows all of them.",
                    "Запросов со словами «\(words)» нет; `history` покажет все.")
        }

        /// The end of the list.
        public static func end(_ count: Int) -> String {
            localized("That is all: \(self.count(count)).", "Это всё: \(self.count(count)).")
        }

        /// `history delete` before the numbers were seen.
        public static var unnumbered: String {
            localized(
                "Type `history` first; the numbers it shows are what is deleted.",
                "Сначала введите `history`: удаляют по номерам, которые он покажет.")
        }

        /// Some were deleted.
        public static func deleted(_ searches: [String]) -> String {
            let what = searches.count == 1 ? searches[0] : count(searches.count)
            return localized(
                "Forgotten: \(what), and the lines that made it (`undo` takes it back)",
                "Забыто: \(what), вместе со строками (`undo` вернёт)")
        }

        /// What would be cleared, and the word that does it.
        public static func confirm(_ searches: Int) -> String {
            localized(
                "This forgets \(count(searches)) and every line you typed; `history clear all` does it.",
                "Забудется \(count(searches)) и все введённые строки; подтвердите: `history clear all`.")
        }

        /// All was cleared.
        public static func cleared(_ gone: HistoryCount) -> String {
            let what = (count(gone.searches), lines(gone.lines))
            return localized(
                "Forgotten: \(what.0) and \(what.1) (`undo` takes it back)",
                "Забыто: \(what.0) и \(what.1) (`undo` вернёт)")
        }

        /// It came back.
        public static func restored(_ back: HistoryCount) -> String {
            let what = (count(back.searches), lines(back.lines))
            return localized("Back again: \(what.0) and \(what.1)", "Возвращено: \(what.0) и \(what.1)")
        }

        private static func lines(_ count: Int) -> String {
            localized(counted(count, "line", "lines"), counted(count, "строка", "строки", "строк"))
        }
    }
}

extension Phrases.Help {
    /// `history`.
    public static var history: String {
        localized(
            "earlier searches; with words: those that have them", "прежние запросы; со словами: где они есть")
    }
    /// `open` in the history.
    public static var searchAgain: String {
        localized("run an earlier search again", "повторить прежний запрос")
    }
}
