extension Phrases.Help {
    /// Heading of the keys of the screen one is on.
    public static var keysHere: String { said("While nothing is typed", "Пока ничего не введено") }
    /// Heading of the keys of every prompt.
    public static var keysEverywhere: String { said("At every prompt", "В любой строке ввода") }

    /// The keys of every prompt, and what they do.
    public static var keys: [(String, String)] {
        [
            (
                verbatim("Enter"),
                said(
                    "the natural next step: more of a list, the next photo",
                    "естественный шаг: дальше по списку, следующая фотография")
            ),
            (said("Up, Down", "Вверх, вниз"), said("earlier lines", "прежние строки")),
            (verbatim("Ctrl-R"), said("search earlier lines", "поиск по прежним строкам")),
            (
                said("Right, Alt-F", "Вправо, Alt-F"),
                said(
                    "take the faint rest of the line, or its next word",
                    "принять бледный конец строки или слово из него")
            ),
            (
                verbatim("TAB"),
                said("complete; twice shows what fits", "дополнить; дважды — что подходит")
            ),
            (
                said("Alt-Left, Alt-Right", "Alt-влево, вправо"),
                said("a word back or forth", "на слово назад или вперёд")
            ),
            (
                verbatim("Ctrl-C"),
                said(
                    "clear the line, or stop the command that runs",
                    "очистить строку или остановить команду")
            ),
            (verbatim("Ctrl-D"), said("leave, when nothing is typed", "выйти, если ничего не введено")),
            (verbatim("Ctrl-L"), said("clear the screen", "очистить экран")),
        ]
    }
}
