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
    public static var filtersHeading: String { localized("Filters", "Фильтры") }
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
                "favorites and boards, available offline; `undo` restores what was removed",
                "избранное и доски, доступны без сети; `undo` вернёт удалённое")
        case "take":
            localized(
                "the file, its credit (also with `figure`, `credits`), its page",
                "файл, подпись к нему (ещё `figure` и `credits`), страница")
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
    /// Words to begin with; each line fits 40 columns.
    public static var first: [(String, String)] {
        [
            (
                verbatim("search"),
                localized("Find photos: search fog", "Найти: \(Phrases.typed("search fog"))")
            ),
            (verbatim("3"), localized("View photo 3, or any number", "Открыть фотографию 3")),
            (verbatim("next"), localized("Next photo or page", "Следующая фотография")),
            (verbatim("back"), localized("Back to what you saw before", "Вернуться назад")),
            (verbatim("grid"), localized("Browse with the arrow keys", "Выбирать стрелками")),
            (verbatim("full"), localized("Fill the screen with a photo", "На весь экран")),
            (verbatim("save"), localized("Save file and credit: save 3", "Файл: \(Phrases.typed("save 3"))")),
            (verbatim("credit"), localized("Author, license and source", "Автор, лицензия, источник")),
            (verbatim("fav"), localized("Add to favorites: fav 3", "В избранное: \(Phrases.typed("fav 3"))")),
            (verbatim("favorites"), localized("Your favorites, also offline", "Избранное, и без сети")),
            (verbatim("boards"), localized("Your collections of photos", "Ваши доски")),
            (verbatim("undo"), localized("Undo the last change", "Отменить изменение")),
            (verbatim("help"), localized("This list", "Этот список")),
            (verbatim("quit"), localized("Quit (or Ctrl-D)", "Выйти (или Ctrl-D)")),
        ]
    }
    public static var hint: String {
        localized(
            "`help all`: all commands, `help search`: one of them, `help keys`: the keys.",
            "`help all` — все команды, `help search` — об одной, ещё `help keys`.")
    }
    public static var hintBelowAll: String {
        localized(
            "`help search` explains a command, `help keys` keys, `help aliases` short words.",
            "О команде: `help search`; ещё `help keys` и `help aliases`.")
    }
    public static let numbers = verbatim("N…")
    public static let filters = verbatim("[filter:value…]")
    public static var related: String { localized("See also", "См. также") }
}
