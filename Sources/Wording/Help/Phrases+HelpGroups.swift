public import GalleryCore

extension Phrases.Help {
    public static func heading(of group: String) -> String {
        switch group {
        case "find": localized("Find", "Поиск")
        case "look": localized("View", "Просмотр")
        case "collect": localized("Collect", "Коллекция")
        case "take": localized("Save", "Сохранение")
        case "taste": localized("Taste", "Вкусы")
        case "move": localized("Navigate", "Навигация")
        case "tune": localized("Set up", "Настройка")
        default: group
        }
    }
    public static func filters(of service: ServiceName) -> String {
        localized("Filters of \(service.rawValue)", "Фильтры сервиса \(service.rawValue)")
    }
    public static func meaning(of group: String) -> String {
        switch group {
        case "find":
            localized(
                "photos by words and filters, by topic, by author, at random",
                "фотографии по словам и фильтрам, по теме, по автору, случайные")
        case "look":
            localized(
                "one photo by its number, the next of the list, zoom",
                "одна фотография по номеру, следующая в списке, увеличение")
        case "collect":
            localized(
                "favorites and boards, available offline; undo restores what was removed",
                "избранное и доски, доступны без сети; undo вернёт удалённое")
        case "take": localized("the file, its credit, its page", "файл, подпись к нему, страница")
        case "taste":
            localized(
                "what recommendations are based on; stored on this computer only",
                "основа рекомендаций; хранится только на этом компьютере")
        case "move": localized("from screen to screen", "с экрана на экран")
        case "tune":
            localized(
                "where photos come from and how they are shown", "откуда берутся фотографии и как показаны")
        default: ""
        }
    }
    public static var aliases: String { localized("Other words for commands", "Другие слова для команд") }
    /// Usage of a shorthand: a number alone.
    public static var number: String { verbatim("N") }
    public static func words(after prefix: Character) -> String { verbatim("\(prefix)WORDS") }
    public static var hint: String {
        localized(
            "`help search` explains a command, `help keys` keys, `help aliases` short words.",
            "`help search` — о команде, `help keys` — клавиши, `help aliases` — сокращения.")
    }
    public static let numbers = verbatim("N…")
    public static let filters = verbatim("[filter:value…]")
    public static var related: String { localized("See also", "См. также") }
}
