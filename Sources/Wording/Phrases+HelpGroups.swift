import GalleryCore

extension Phrases.Help {
    /// Headings of the commands, by what they are for.
    public static var find: String { localized("Find", "Поиск") }
    /// Looking at what was found.
    public static var look: String { localized("View", "Просмотр") }
    public static var collect: String { localized("Collect", "Коллекция") }
    /// Taking it elsewhere.
    public static var take: String { localized("Save", "Сохранение") }
    /// What one likes.
    public static var likes: String { localized("Taste", "Вкусы") }
    /// From screen to screen.
    public static var move: String { localized("Navigate", "Навигация") }
    /// How things are done.
    public static var tune: String { localized("Set up", "Настройка") }
    /// Whatever is none of these.
    public static var rest: String { localized("More", "Ещё") }
    /// Below the words.
    public static var hint: String {
        localized(
            "`help search` explains a command, `help keys` the keys; TAB completes.",
            "`help search` объяснит команду, `help keys` — клавиши; TAB дополняет.")
    }
    /// What the groups are good for.
    public static var findMeaning: String {
        localized(
            "photos by words and filters, by topic, by author, at random",
            "фотографии по словам и фильтрам, по теме, по автору, случайные")
    }
    /// Of those that look.
    public static var lookMeaning: String {
        localized(
            "one photo by its number, the next of the list, zoom",
            "одна фотография по номеру, следующая в списке, увеличение")
    }
    /// Of those that keep.
    public static var collectMeaning: String {
        localized(
            "favorites and boards, available offline; undo restores what was removed",
            "избранное и доски, доступны без сети; undo вернёт удалённое")
    }
    /// Of those that take.
    public static var takeMeaning: String {
        localized("the file, its credit, its page", "файл, подпись к нему, страница")
    }
    /// Of those that learn.
    public static var likesMeaning: String {
        localized(
            "what recommendations are based on; stored on this computer only",
            "основа рекомендаций; хранится только на этом компьютере")
    }
    /// Of those that move.
    public static var moveMeaning: String { localized("from screen to screen", "с экрана на экран") }
    /// Of those that set up.
    public static var tuneMeaning: String {
        localized(
            "where photos come from and how they are shown", "откуда берутся фотографии и как показаны")
    }
    /// Several numbers, in a usage line.
    public static let numbers = verbatim("N…")
    /// Filters, in a usage line.
    public static let filters = verbatim("[filter:value…]")
    /// Before words for things like it.
    public static var related: String { localized("See also", "См. также") }
}
