extension Phrases {
    /// English names of commands by their words in the interface language.
    public static var commandWords: [String: String] { commandWords(in: .current) }

    public static func commandWords(in language: Language) -> [String: String] {
        language == .russian ? russianCommands : [:]
    }

    /// English subcommands by command and by their words in the interface language.
    public static var subcommandWords: [String: [String: String]] {
        Language.current == .russian ? russianSubcommands : [:]
    }

    static let russianSubcommands: [String: [String: String]] = {
        let words = verbatim(
            """
            board новая new board новую new board создать new board выбрать use board добавить add \
            board переименовать rename board заметка note board раздел section board переместить move \
            board обложка cover board удалить remove board убрать remove board экспорт export board импорт import \
            taste забыть forget taste пауза pause taste продолжить resume taste очистить clear \
            history очистить clear undo список list cache очистить clear \
            help все all help всё all help клавиши keys help синонимы aliases \
            save ширина --width save шириной --width save оригинал --original save формат --as \
            zoom уменьшить out zoom целиком fit
            """
        ).split(separator: " ").map(String.init)
        var found: [String: [String: String]] = [:]
        for index in stride(from: 0, to: words.count - 2, by: 3) {
            found[words[index], default: [:]][words[index + 1]] = words[index + 2]
        }
        func add(_ pairs: String, to commands: String) {
            let words = pairs.split(separator: " ").map(String.init)
            for command in commands.split(separator: " ").map(String.init) {
                for index in stride(from: 0, to: words.count - 1, by: 2) {
                    found[command, default: [:]][words[index]] = words[index + 1]
                }
            }
        }
        add(
            verbatim("все all всё all последняя last последнюю last отмеченные marked"),
            to: verbatim("save credit fav unfav mark unmark like dislike copy open"))
        add(verbatim("в to как as"), to: verbatim("save credit rename export credits"))
        return found
    }()

    /// Line with the command's word in the interface language, as in hints.
    public static func typed(_ line: String) -> String {
        String(withCommandWords("`\(line)`").dropFirst().dropLast())
    }

    /// Russian word for an English command name in hints: the first of its words.
    static let russianNames: [String: String] = {
        let pairs = wordPairs.map { ($0.command, $0.word) }
        return Dictionary(pairs) { first, _ in first }
    }()

    static let russianCommands: [String: String] = {
        let pairs = wordPairs.map { ($0.word, $0.command) }
        return Dictionary(pairs) { first, _ in first }
    }()

    private static let wordPairs: [(word: String, command: String)] = {
        let words = verbatim(
            """
            поиск search найти search искать search избранное favorites открыть open помощь help справка help \
            рекомендации recommend ещё more еще more далее next дальше next назад back вперёд forward \
            вперед forward домой home выход quit выйти quit сохранить save скачать save доска board доски boards \
            история history случайные random случайно random автор by похожие similar нравится like заметка note \
            метка tag метки tags подпись credit копировать copy импорт import экспорт export настройки set \
            сервис service ключ key войти login состояние status статус status отменить undo отмена undo обновить refresh профиль profile \
            тема topic заблокировать lock разблокировать unlock сетка grid список list вкус taste почему why \
            сведения info добавить fav убрать unfav предыдущая prev предыдущие prev пред prev следующая next \
            экран full масштаб zoom увеличить zoom уточнить refine без without шире wider отметить mark \
            снять unmark отмеченные marks слайдшоу slideshow страница page корзина trash переименовать rename папка folder двойники twins дубликаты twins журнал log кэш cache очистить clear сайт web
            """
        ).split(separator: " ").map(String.init)
        return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    }()
}
