import GalleryCore

extension Phrases {
    static func favoritesPlace(_ query: WordQuery) -> String {
        localized("Favorites matching \(query.text)", "Избранное со словами «\(query.text)»")
    }

    static func seenPlace(_ query: WordQuery) -> String {
        query.isEmpty
            ? localized("Seen", "Просмотренное")
            : localized("Seen matching \(query.text)", "Просмотренное со словами «\(query.text)»")
    }

    public static func noPhotoPage(at hosts: [String]) -> String {
        let first = hosts.dropLast().joined(separator: ", "), last = hosts.last ?? ""
        return localized(
            "That is not the page of a photo at \(first) or \(last).",
            "Это не страница фотографии на \(first) или \(last).")
    }

    static func noFavoritesFound(_ query: WordQuery) -> [String] {
        if query.unordered.isEmpty, query.order != nil { return empty(.favorites) }
        let query = query.unordered
        guard query.filters.isEmpty, !query.isAnnotated else {
            return localized(
                lines: ["No favorites match \(query.text).", "`favorites` shows all of them."],
                ["В избранном нет ничего по запросу «\(query.text)».", "`favorites` покажет всё."])
        }
        return query.isEmpty
            ? localized(
                lines: [
                    "Search words need at least one letter or digit.",
                    "For example: `favorites fog`.",
                ],
                ["Для поиска нужна буква или цифра.", "Например: `favorites fog`."])
            : localized(
                lines: [
                    "No favorites match \(query.text) in title, text, tags or author.",
                    "Try fewer letters, `seen \(query.text)` for photos you have seen, or "
                        + "`search \(query.text)`.",
                ],
                [
                    "В избранном нет «\(query.text)» в названиях, текстах, метках и именах авторов.",
                    "Попробуйте меньше букв, `seen \(query.text)` — по просмотренному, или "
                        + "`search \(query.text)`.",
                ])
    }

    static func nothingSeen(_ query: WordQuery) -> [String] {
        query.isEmpty
            ? localized(
                lines: [
                    "No photos seen yet.",
                    "Photos shown in lists are recorded on this computer; `seen fog` finds them.",
                ],
                [
                    "Пока ничего не просмотрено.",
                    "Показанное в списках запоминается на этом компьютере; `seen fog` найдёт его.",
                ])
            : localized(
                lines: [
                    "No photos you have seen match \(query.text) in title, text, tags or author.",
                    "Try fewer letters, or `search \(query.text)`.",
                ],
                [
                    "В просмотренном нет «\(query.text)» в названиях, текстах, метках и именах "
                        + "авторов.",
                    "Попробуйте меньше букв или `search \(query.text)`.",
                ])
    }

    public static var confirmForgettingSeen: String {
        localized(
            "Clear the list of photos you have seen? `undo` cannot restore it. `y` at the prompt, "
                + "`--yes` in a script.",
            "Очистить просмотренное? `undo` его не вернёт. `y` в приглашении, `--yes` в сценарии.")
    }
    public static var forgotSeen: String {
        localized(
            "Cleared the list of photos you have seen; favorites and saved files stay.",
            "Просмотренное очищено; избранное и сохранённые файлы остались.")
    }
}
