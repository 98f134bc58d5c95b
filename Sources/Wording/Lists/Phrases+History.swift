public import FoundationEssentials
public import GalleryCore

extension Phrases {
    public enum History {
        /// Name of the screen, such as `History` or `History fog`.
        public static func heading(_ query: [String]) -> String {
            let query = query.joined(separator: " ")
            return query.isEmpty
                ? localized("History", "История") : localized("History \(query)", "История «\(query)»")
        }

        public static func count(_ count: Int) -> String {
            localized(counted(count, "search", "searches"), counted(count, "запрос", "запроса", "запросов"))
        }

        public static func detail(_ search: RecentSearch, now: Date) -> String {
            let isRecent = now.timeIntervalSince(search.date) < 172_800
            return detail(search, age: isRecent ? age(of: search.date, now: now) : day(search.date))
        }

        public static func detail(_ search: RecentSearch, age: String) -> String {
            (search.resultCount.map { photos($0) + " · " } ?? "") + age
        }

        public static func empty(_ query: [String]) -> String {
            let query = query.joined(separator: " ")
            return query.isEmpty
                ? localized(
                    "No searches yet. Start one with `search WORDS`.",
                    "Запросов пока нет. Начните поиск: `search WORDS`.")
                : localized(
                    "No searches match \(query). `history` shows all.",
                    "Запросов со словами «\(query)» нет. `history` покажет все.")
        }

        public static func end(_ count: Int) -> String {
            localized("End of list: \(self.count(count)).", "Конец списка: \(self.count(count)).")
        }

        /// Error for a number if no history has been printed yet.
        public static var unnumbered: String {
            localized(
                "Type `history` first, then delete searches by the numbers it shows.",
                "Сначала введите `history`, потом удаляйте запросы по номерам из списка.")
        }

        /// Without a prompt, the message names the call instead of the session.
        public static func deleted(_ searches: [String], hasPrompt: Bool) -> String {
            let what = searches.count == 1 ? searches[0] : count(searches.count)
            let them = searches.count == 1 ? verbatim("it") : verbatim("them")
            return localized(
                "Deleted: \(what), with the lines typed for \(them) (`undo` restores \(them) only in this \(session(hasPrompt)))",
                "Удалено: \(what), вместе с введёнными строками (`undo` вернёт только \(session(hasPrompt)))")
        }

        public static func confirm(_ searches: Int) -> String {
            localized(
                "Delete \(count(searches)), every line you typed and what `undo` could restore? \(toConfirm)",
                "Удалить \(count(searches)), все введённые строки и то, что могла вернуть `undo`? \(toConfirm)"
            )
        }

        public static func cleared(_ gone: HistoryCount, hasPrompt: Bool) -> String {
            let what = count(gone)
            return localized(
                "Deleted: \(what) (`undo` restores only these, in this \(session(hasPrompt)))",
                "Удалено: \(what) (`undo` вернёт только их, \(session(hasPrompt)))")
        }

        private static func session(_ hasPrompt: Bool) -> String {
            hasPrompt ? localized("session", "в этом сеансе") : localized("call", "в этом же вызове")
        }

        static func count(_ history: HistoryCount) -> String {
            let what = (count(history.searches), lines(history.lines))
            return localized("\(what.0) and \(what.1)", "\(what.0) и \(what.1)")
        }

        private static func lines(_ count: Int) -> String {
            localized(counted(count, "line", "lines"), counted(count, "строка", "строки", "строк"))
        }
    }
}

extension Phrases.Help {
    public static var history: String {
        localized(
            "Show earlier searches; with words: those that match",
            "Показать прежние запросы; со словами: найти среди них")
    }
    public static var searchAgain: String {
        localized("Repeat an earlier search", "Повторить прежний запрос")
    }
}
