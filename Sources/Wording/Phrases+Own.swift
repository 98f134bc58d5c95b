import GalleryCore

extension Phrases {
    /// `favorites WORDS`, as a place.
    static func keptPlace(_ query: WordQuery) -> String {
        localized("Favorites with \(query.text)", "Избранное со словами «\(query.text)»")
    }

    /// `seen [WORDS]`, as a place.
    static func seenPlace(_ query: WordQuery) -> String {
        query.isEmpty
            ? localized("Seen", "Виденное")
            : localized("Seen with \(query.text)", "Виденное со словами «\(query.text)»")
    }

    /// Nothing that is kept has the words: what to try.
    static func nothingKept(_ query: WordQuery) -> [String] {
        query.isEmpty
            ? localized(
                lines: [
                    "There is no letter or number in that to look for.",
                    "`favorites fog` finds what has that word.",
                ],
                ["Тут ни буквы, ни цифры: искать нечего.", "`favorites fog` найдёт всё с этим словом."])
            : localized(
                lines: [
                    "No favorite has \(query.text) in its title, text, tags or author.",
                    "Fewer letters find more; `seen \(query.text)` looks through all you have seen, "
                        + "`search \(query.text)` asks the service.",
                ],
                [
                    "В избранном нет «\(query.text)» ни в названиях, ни в текстах, ни в метках, ни у авторов.",
                    "Меньше букв — больше находок; `seen \(query.text)` поищет во всём, что вы видели, "
                        + "`search \(query.text)` спросит сервис.",
                ])
    }

    /// Nothing that was seen has the words: what to try.
    static func nothingSeen(_ query: WordQuery) -> [String] {
        query.isEmpty
            ? localized(
                lines: [
                    "Nothing seen yet.",
                    "What is shown in lists is remembered on this machine, so that `seen fog` finds it.",
                ],
                [
                    "Вы пока ничего не видели.",
                    "Всё показанное в списках запоминается на этой машине, и `seen fog` найдёт его.",
                ])
            : localized(
                lines: [
                    "Nothing you have seen has \(query.text) in its title, text, tags or author.",
                    "Fewer letters find more; `search \(query.text)` asks the service.",
                ],
                [
                    "Среди виденного нет «\(query.text)» ни в названиях, ни в текстах, ни в метках, ни у авторов.",
                    "Меньше букв — больше находок; `search \(query.text)` спросит сервис.",
                ])
    }

    /// `seen --forget` was done.
    public static var forgotSeen: String {
        localized(
            "What you have seen is forgotten; favorites and saved files stay.",
            "Виденное забыто; избранное и сохранённые файлы остались.")
    }
}
