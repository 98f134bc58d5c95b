import GalleryCore

extension Phrases.Help {
    /// Heading of the keys of the screen one is on.
    public static var keysHere: String { localized("While nothing is typed", "Пока ничего не введено") }
    /// Heading of the keys of every prompt.
    public static var keysEverywhere: String { localized("At every prompt", "В любой строке ввода") }

    /// The keys of every prompt, and what they do.
    public static var keys: [(String, String)] {
        [
            (
                verbatim("Enter"),
                localized(
                    "the natural next step: more of a list, the next photo",
                    "естественный шаг: дальше по списку, следующая фотография")
            ),
            (localized("Up, Down", "Вверх, вниз"), localized("earlier lines", "прежние строки")),
            (verbatim("Ctrl-R"), localized("search earlier lines", "поиск по прежним строкам")),
            (
                localized("Right, Alt-F", "Вправо, Alt-F"),
                localized(
                    "take the faint rest of the line, or its next word",
                    "принять бледный конец строки или слово из него")
            ),
            (
                verbatim("TAB"),
                localized("complete; twice shows what fits", "дополнить; дважды — что подходит")
            ),
            (
                localized("Alt-Left, Alt-Right", "Alt-влево, вправо"),
                localized("a word back or forth", "на слово назад или вперёд")
            ),
            (
                verbatim("Ctrl-C"),
                localized(
                    "clear the line, or stop the command that runs",
                    "очистить строку или остановить команду")
            ),
            (verbatim("Ctrl-D"), localized("leave, when nothing is typed", "выйти, если ничего не введено")),
            (verbatim("Ctrl-L"), localized("clear the screen", "очистить экран")),
        ]
    }
}
