extension Phrases {
    public enum Options {
        public static var abstract: String {
            localized(
                "Find, view, save and credit photos in the terminal.",
                "Поиск, просмотр, сохранение и подписи фотографий в терминале.")
        }
        public static var discussion: String {
            localized(
                """
                Without a command, gallery opens a prompt, or reads commands from standard input if that is not a terminal.
                A command runs as if typed at the prompt: gallery search fog
                Paths show your own pictures: gallery ~/Pictures or gallery *.jpg
                With - as the last argument, paths or a picture are read from standard input; -0: find … -print0 | gallery -0 -
                For other programs, gallery pick fog prints the path of a photo chosen in a grid; see gallery pick --help.
                """,
                """
                Без команды gallery открывает приглашение или, если стандартный ввод не терминал, читает команды из него.
                Команда выполняется, как набранная в приглашении: gallery search fog
                Пути показывают ваши изображения: gallery ~/Pictures или gallery *.jpg
                С последним аргументом - пути или изображение читаются из стандартного ввода; -0: find … -print0 | gallery -0 -
                Для других программ gallery pick fog печатает путь к фотографии, выбранной в сетке; см. gallery pick --help.
                """)
        }
        public static func service(_ names: [String]) -> String {
            let all = names.dropLast().joined(separator: ", ")
            let last = names.last ?? ""
            return localized("Photo service: \(all) or \(last).", "Сервис фотографий: \(all) или \(last).")
        }
        public static var graphics: String {
            localized(
                "How pictures are shown, even in a pipe: auto, kitty, iterm2, sixel, cells or words.",
                "Как показывать изображения, в том числе в канал: auto, kitty, iterm2, sixel, cells или words."
            )
        }
        public static var language: String {
            localized("Language of messages: en, ru or auto.", "Язык сообщений: en, ru или auto.")
        }
        public static var config: String {
            localized(
                "Read this settings file instead of the default one.",
                "Взять настройки из этого файла, а не из обычного.")
        }
        public static var commands: String {
            localized(
                "Run these commands, separated by ';', and exit; may be repeated.",
                "Выполнить эти команды, разделённые ';', и завершиться; можно повторять.")
        }
        public static var document: String {
            localized(
                "Write one JSON document instead of text.", "Выводить один документ JSON вместо текста.")
        }
        public static var lines: String {
            localized(
                "Write one JSON object per line instead of text.",
                "Выводить вместо текста по объекту JSON в строке.")
        }
        public static var plain: String {
            localized(
                "Write plain text for screen readers: no colors, symbols or pictures.",
                "Простой текст для чтения вслух: без цветов, знаков и картинок.")
        }
        public static var quiet: String {
            localized(
                "In a pipe: only results, no headings and notes on standard error.",
                "В канале: только результаты, без заголовков и заметок в потоке ошибок.")
        }
        public static var null: String {
            localized(
                "In a pipe: end each result with a zero byte, for xargs -0.",
                "В канале: завершать каждый результат нулевым байтом, для xargs -0.")
        }
        public static var last: String {
            localized(
                "With -c: write only the output of the last command.",
                "С -c: вывести только результат последней команды.")
        }
        public static var limit: String {
            localized(
                "Show 1 to 10000 photos of a list instead of one page.",
                "Показать от 1 до 10000 фотографий списка, а не одну страницу.")
        }
        public static var command: String {
            localized(
                "One command, such as: search fog orientation:portrait",
                "Одна команда, например: search fog orientation:portrait")
        }
        public static var logLevel: String {
            localized(
                "Lowest level to log: trace, debug, info, notice, warning, error or off.",
                "Что писать в журнал, начиная с уровня: trace, debug, info, notice, warning, error или off.")
        }
        public static var debug: String {
            localized(
                "Simulate a state of the network or the services.", "Изобразить состояние сети или сервисов.")
        }
        public static var screen: String {
            localized("At a prompt: start on this screen.", "В приглашении: начать с этого экрана.")
        }
        public static var resetLock: String {
            localized(
                "For a forgotten PIN: offer to export the boards, then erase all personal data.",
                "Если PIN забыт: предложить экспортировать доски, затем стереть всё личное.")
        }
        public static var schema: String {
            localized(
                "Show the JSON Schema of what --json and --jsonl write.",
                "Показать схему JSON того, что выводят --json и --jsonl.")
        }
        public static var version: String {
            localized(
                "Show the versions of gallery and its libraries.", "Показать версии gallery и библиотек.")
        }
        public static var licenses: String {
            localized(
                "Show the licenses of gallery and its libraries.", "Показать лицензии gallery и библиотек.")
        }

        /// Help of ArgumentParser, with its own words translated.
        public static func help(_ text: String) -> String {
            let words = [
                verbatim("OVERVIEW: "): "", verbatim("USAGE: "): verbatim("ФОРМАТ: "),
                verbatim("ARGUMENTS:"): verbatim("АРГУМЕНТЫ:"), verbatim("OPTIONS:"): verbatim("КЛЮЧИ:"),
                verbatim("[<options>]"): verbatim("[<ключи>]"),
                verbatim("<command> "): verbatim("<команда> "),
                verbatim("(values:"): verbatim("(значения:"), verbatim("default:"): verbatim("по умолчанию:"),
                verbatim("Show help information."): verbatim("Показать эту справку."),
            ]
            return localized(text, words.reduce(text) { $0.replacing($1.key, with: $1.value) })
        }
        public static func commands(_ groups: String) -> String {
            localized(
                "COMMANDS:\n\(groups)\n`gallery help COMMAND` explains a command; `man gallery` has the manual.\n",
                "КОМАНДЫ:\n\(groups)\n`gallery help COMMAND` объяснит команду; руководство — `man gallery`.\n"
            )
        }

        public static func unknown(_ option: String, nearest: String?) -> String {
            let hint = nearest.map { " " + localized("Did you mean `\($0)`?", "Может быть, `\($0)`?") } ?? ""
            return localized("There is no option `\(option)`.\(hint)", "Ключа `\(option)` нет.\(hint)") + more
        }
        /// `option` includes the name of the value, as in `--limit <number>`.
        public static func missingValue(of option: String) -> String {
            localized("`\(option)` needs a value.", "`\(option)` требует значения.") + more
        }
        public static func noValue(of option: String) -> String {
            localized("`\(option)` takes no value.", "`\(option)` указывают без значения.") + more
        }
        public static func invalid(_ value: String, for option: String, choices: [String]) -> String {
            let reason = localized(
                "`\(option)` does not accept `\(value)`", "`\(option)` не принимает значение `\(value)`")
            let choices = choices.joined(separator: ", ")
            return choices.isEmpty
                ? reason + verbatim(".") + more
                : reason + localized("; it takes \(choices).", "; можно: \(choices).")
        }
        public static func values(_ option: String, _ values: [String]) -> String {
            let values = values.joined(separator: ", ")
            return localized("--\(option) takes \(values).", "--\(option) принимает \(values).")
        }
        public static func onlyOne(_ first: String, _ second: String) -> String {
            localized(
                "Give either \(first) or \(second), not both.",
                "Укажите \(first) или \(second), но не оба сразу.")
        }
        public static var aCommand: String { localized("a command", "команду") }
        public static var aJSONFormat: String { localized("a JSON format", "формат JSON") }
        public static var lastNeedsCommands: String {
            localized("--last needs commands: -c.", "Для --last нужны команды: -c.")
        }
        public static func noFields(_ fields: String) -> String {
            let command = verbatim("gallery … --jsonl | jq '{\(fields)}'")
            return localized(
                "--json writes all fields; choose \(fields) with jq: \(command)",
                "--json выводит все поля; выберите \(fields) с помощью jq: \(command)")
        }
        public static var pickPrints: String {
            localized(
                "pick takes --print json instead of --json or --jsonl.",
                "Для pick вместо --json и --jsonl есть --print json.")
        }
        public static var resetIsAlone: String {
            localized("--reset-lock takes no command.", "--reset-lock указывают без команды.")
        }
        public static var limitRange: String {
            localized(
                "--limit takes a number from 1 to 10000.", "--limit принимает число от 1 до 10000.")
        }
        private static var more: String {
            localized(" `gallery --help` lists the options.", " Все ключи покажет `gallery --help`.")
        }
    }
}
