/// Words that users look up in help, with the command or the part of help that covers them.
public enum HelpTopics {
    /// `help COMMAND` by lowercased word.
    public static let commands: [String: String] = Dictionary(
        rows.split(separator: "\n").flatMap { row in
            let words = row.split(separator: " ").map(String.init)
            return words.dropFirst().map { ($0, words[0]) }
        }, uniquingKeysWith: { first, _ in first })

    /// A command and the words that it covers.
    private static let rows = verbatim(
        """
        keys tab space enter esc escape arrows shortcut shortcuts keyboard ctrl-c ctrl-d stop клавиатура
        search filter filters date dates order sort orientation color colors colour colours фильтр фильтры цвет дата сортировка
        save resize scale size format formats convert размер формат
        set theme fonts font мышь тема
        trash delete erase удалить
        grid compare comparison thumbnails
        unfav remove unfavorite
        alt alt-text alttext description описание
        service unsplash flickr openverse commons wikimedia nasa services сервисы
        favorites offline
        lock password pin пароль
        doctor network proxy сеть
        """)
}
