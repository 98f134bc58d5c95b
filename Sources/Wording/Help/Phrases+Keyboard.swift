extension Phrases.Help {
    public static var keysHere: String { localized("On an empty line", "В пустой строке") }
    public static var keysEverywhere: String { localized("At any prompt", "В любой строке ввода") }

    public static var keys: [(String, String)] {
        [
            (
                verbatim("Enter"),
                localized(
                    "next step: more of a list, the next photo",
                    "следующий шаг: продолжение списка, следующая фотография")
            ),
            (localized("Up, Down", "Вверх, вниз"), localized("earlier lines", "прежние строки")),
            (verbatim("Ctrl-R"), localized("search earlier lines", "поиск по прежним строкам")),
            (
                localized("Right, Alt-F", "Вправо, Alt-F"),
                localized("accept the suggestion, or its next word", "принять подсказку или слово из неё")
            ),
            (
                verbatim("TAB"),
                localized("complete; twice lists the choices", "дополнить; дважды — показать варианты")
            ),
            (
                localized("Alt-Left, Alt-Right", "Alt-влево, вправо"),
                localized("one word back or forward", "на слово назад или вперёд")
            ),
            (
                verbatim("Ctrl-C"),
                localized(
                    "clear the line, or stop the command that runs",
                    "очистить строку или остановить команду")
            ),
            (verbatim("Ctrl-D"), localized("quit, on an empty line", "выйти, если строка пуста")),
            (verbatim("Ctrl-L"), localized("clear the screen", "очистить экран")),
        ]
    }
}
