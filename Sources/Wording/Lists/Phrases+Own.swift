import GalleryCore

extension Phrases {
    public static func noPhotoPage(at hosts: [String]) -> String {
        let first = hosts.dropLast().joined(separator: ", "), last = hosts.last ?? ""
        return localized(
            "That is not the page of a photo at \(first) or \(last).",
            "Это не страница фотографии на \(first) или \(last).")
    }

    static func noFavoritesFound(_ query: WordQuery) -> [String] {
        if query.unordered.isEmpty, query.order != nil { return [empty(.favorites)] }
        let query = query.unordered
        guard query.filters.isEmpty, !query.isAnnotated else {
            return [
                localized(
                    "No favorites match \(query.text).", "В избранном нет ничего по запросу «\(query.text)»."),
                localized("`favorites` shows all of them.", "`favorites` покажет всё."),
            ]
        }
        guard !query.isEmpty else {
            return [
                localized(
                    "Search words need at least one letter or digit.", "Для поиска нужна буква или цифра."),
                localized("For example: `favorites fog`.", "Например: `favorites fog`."),
            ]
        }
        return [
            localized(
                "No favorites match \(query.text).", "В избранном нет ничего по запросу «\(query.text)»."),
            localized(
                "Try fewer letters, `seen \(query.text)` or `search \(query.text)`.",
                "Попробуйте меньше букв, `seen \(query.text)` или `search \(query.text)`."),
        ]
    }

    static func nothingSeen(_ query: WordQuery) -> [String] {
        guard !query.isEmpty else {
            return [
                localized("No photos seen yet.", "Пока ничего не просмотрено."),
                localized(
                    "Photos shown in lists are recorded on this computer; `seen fog` finds them.",
                    "Показанное в списках запоминается на этом компьютере; `seen fog` найдёт его."),
            ]
        }
        return [
            localized(
                "No photos you have seen match \(query.text).",
                "В просмотренном нет ничего по запросу «\(query.text)»."),
            localized(
                "Try fewer letters, or `search \(query.text)`.",
                "Попробуйте меньше букв или `search \(query.text)`."),
        ]
    }

    public static var confirmForgettingSeen: String {
        localized(
            "Clear the list of photos you have seen? `undo` cannot restore it. \(toConfirm)",
            "Очистить просмотренное? `undo` его не вернёт. \(toConfirm)")
    }
    public static var forgotSeen: String {
        localized(
            "Cleared the list of photos you have seen; favorites and saved files stay.",
            "Просмотренное очищено; избранное и сохранённые файлы остались.")
    }
}
