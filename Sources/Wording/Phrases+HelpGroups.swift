import GalleryCore

extension Phrases.Help {
    /// Headings of the commands, by what they are for.
    public static var find: String { localized("Find", "Искать") }
    /// Looking at what was found.
    public static var look: String { localized("Look", "Смотреть") }
    public static var keep: String { localized("Keep", "Хранить") }
    /// Taking it elsewhere.
    public static var take: String { localized("Take", "Забрать") }
    /// What one likes.
    public static var likes: String { localized("Taste", "Вкусы") }
    /// From screen to screen.
    public static var move: String { localized("Move", "Экраны") }
    /// How things are done.
    public static var tune: String { localized("Set up", "Настроить") }
    /// Whatever is none of these.
    public static var rest: String { localized("More", "Ещё") }
    /// Below the words.
    public static var hint: String {
        localized(
            "`help search` explains one word, `help keys` the keys; TAB completes.",
            "`help search` объяснит слово, `help keys` — клавиши; TAB дополняет.")
    }
    /// What the groups are good for.
    public static var findMeaning: String {
        localized(
            "photos by words and filters, by topic, by author, by chance",
            "фотографии по словам и фильтрам, по теме, по автору, случайные")
    }
    /// Of those that look.
    public static var lookMeaning: String {
        localized(
            "one photo by its number, the next of the list, nearer",
            "одну фотографию по номеру, следующую в списке, поближе")
    }
    /// Of those that keep.
    public static var keepMeaning: String {
        localized(
            "for good, also without a network; undo takes a removal back",
            "насовсем, и без сети; undo вернёт удалённое")
    }
    /// Of those that take.
    public static var takeMeaning: String {
        localized("the file, the sentence to print beside it, its page", "файл, подпись к нему, страницу")
    }
    /// Of those that learn.
    public static var likesMeaning: String {
        localized(
            "what recommendations go by, on this machine only",
            "из чего складываются рекомендации, только на этой машине")
    }
    /// Of those that move.
    public static var moveMeaning: String { localized("from screen to screen", "с экрана на экран") }
    /// Of those that set up.
    public static var tuneMeaning: String {
        localized(
            "where photos come from, and how they are shown", "откуда берутся фотографии и как показаны")
    }
    /// Several numbers, in a usage line.
    public static let numbers = verbatim("N…")
    /// Filters, in a usage line.
    public static let filters = verbatim("[filter:value…]")
    /// Before words for things like it.
    public static var related: String { localized("See also", "См. также") }
}
