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

    static let russianSubcommands = Dictionary(grouping: subcommandTriples, by: \.command).mapValues {
        words in
        Dictionary(words.map { ($0.word, $0.english) }) { first, _ in first }
    }

    private static let subcommandTriples: [(command: String, word: String, english: String)] = {
        let words = verbatim(
            """
            board новая new board новую new board создать new board выбрать use board добавить add \
            board переименовать rename board заметка note board раздел section board переместить move \
            board обложка cover board удалить remove board убрать remove board экспорт export board импорт import \
            taste забыть forget taste пауза pause taste продолжить resume taste очистить clear \
            history очистить clear undo список list cache очистить clear \
            help все all help всё all help клавиши keys help синонимы aliases \
            save ширина --width save шириной --width save оригинал --original save формат --as \
            zoom увеличить in zoom уменьшить out zoom целиком fit key задать set
            """
        ).split(separator: " ").map(String.init)
        var found = stride(from: 0, to: words.count - 2, by: 3).map { index in
            (command: words[index], word: words[index + 1], english: words[index + 2])
        }
        func add(_ pairs: String, to commands: String) {
            let words = pairs.split(separator: " ").map(String.init)
            for command in commands.split(separator: " ").map(String.init) {
                for index in stride(from: 0, to: words.count - 1, by: 2) {
                    found.append((command, words[index], words[index + 1]))
                }
            }
        }
        add(
            verbatim("все all всё all последняя last последнюю last отмеченные marked"),
            to: verbatim("save credit fav unfav mark unmark like dislike copy open"))
        add(verbatim("все all всё all"), to: verbatim("info"))
        add(verbatim("в to как as"), to: verbatim("save credit rename export credits figure board"))
        add(verbatim("первая first последняя last"), to: verbatim("board"))
        add(verbatim("ссылка link подпись credit путь path"), to: verbatim("copy"))
        return found
    }()

    /// Russian word for an English subcommand or keyword, by command: the first of its words. Options stay.
    private static let russianSubcommandNames = Dictionary(grouping: subcommandTriples, by: \.command)
        .mapValues { words in
            let names = words.filter { !$0.english.hasPrefix("-") }
            return Dictionary(names.map { ($0.english, $0.word) }) { first, _ in first }
        }

    private static let keywords = Set(
        verbatim("to as all last marked").split(separator: " ").map(String.init))

    /// Names of values in hints and usage lines.
    private static let russianPlaceholders: [String: String] = {
        let words = verbatim(
            """
            WORDS СЛОВА WORD СЛОВО NAME ИМЯ TEXT ТЕКСТ FILE ФАЙЛ DIR ПАПКА FOLDER ПАПКА TITLE НАЗВАНИЕ \
            VALUE ЗНАЧЕНИЕ COMMAND КОМАНДА BOARD ДОСКА FORMAT ФОРМАТ FIELD ПОЛЕ SERVICE СЕРВИС NEW НОВОЕ \
            SECTION РАЗДЕЛ INTEREST ИНТЕРЕС PATH ПУТЬ SECONDS СЕКУНДЫ FILTER ФИЛЬТР
            """
        ).split(separator: " ").map(String.init)
        return Dictionary(
            uniqueKeysWithValues: stride(from: 0, to: words.count - 1, by: 2).map {
                (words[$0], words[$0 + 1])
            })
    }()

    /// The line with Russian words for the command, its subcommands and keywords; `nil` for a line without a command
    /// that has a Russian word. In a hint, names of values are also translated.
    static func russianLine(_ line: some StringProtocol, isHint: Bool) -> String? {
        let words = String(line).split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        // The subcommands of `lock` have no Russian words.
        guard let command = words.first, command != verbatim("lock") || words.count == 1,
            let name = russianNames[command]
        else { return nil }
        let known = russianSubcommandNames[command] ?? [:]
        let arguments = Array(words.dropFirst())
        let rest = arguments.enumerated().map { index, word in
            // After its first argument, a command may have names, which stay.
            let isTranslated = index == 0 || keywords.contains(word) || isHint && arguments[index - 1] == "|"
            if isTranslated,
                let word = (command == verbatim("help") ? russianNames[word] : nil) ?? known[word]
            {
                return word
            }
            return isHint ? russianPart(ofUsage: word, known) : word
        }
        return ([name] + rest).joined(separator: " ")
    }

    /// Part of a usage line, such as `[NAME|all]`, with Russian names of values and keywords.
    private static func russianPart(ofUsage part: String, _ known: [String: String]) -> String {
        let hasKeywords = part.contains { "[|]".contains($0) }
        return part.replacing(verbatim("filter:value"), with: verbatim("фильтр:значение"))
            .replacing(/-*[A-Za-z]+/) { match in
                let word = String(match.0)
                return russianPlaceholders[word] ?? (hasKeywords ? known[word] : nil) ?? word
            }
    }

    /// Line with the words of the command in the interface language, as a user types it.
    public static func typed(_ line: String) -> String {
        Language.current == .russian ? russianLine(line, isHint: false) ?? line : line
    }

    public static func typedUsage(_ usage: String) -> String {
        Language.current == .russian ? russianLine(usage, isHint: true) ?? usage : usage
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
            снять unmark отмеченные marks слайдшоу slideshow страница page корзина trash переименовать rename папка folder двойники twins дубликаты twins журнал log кэш cache очистить clear сайт web \
            подписи credits иллюстрация figure просмотренные seen просмотренное seen сохранённые saved \
            сохраненные saved загрузки uploads альт alt проверить check приватно private диагностика doctor \
            протокол protocol влево left вправо right вверх up вниз down
            """
        ).split(separator: " ").map(String.init)
        return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    }()
}
