extension Phrases.Help {
    /// Heading of the keys of the screen one is on.
    public static var keysHere: String { said("While nothing is typed", "Пока ничего не введено") }
    /// Heading of the keys of every prompt.
    public static var keysEverywhere: String { said("At every prompt", "В любой строке ввода") }
    /// The keys of every prompt, and what they do, in Russian.
    static let russianKeys = verbatim([
        ("Enter", "естественный шаг: дальше по списку, следующая фотография"),
        ("Вверх, вниз", "прежние строки"), ("Ctrl-R", "поиск по прежним строкам"),
        ("TAB", "дополнить; дважды — что подходит"), ("Alt-влево, вправо", "на слово назад или вперёд"),
        ("Вправо, Alt-F", "принять бледный конец строки или слово из него"),
        ("Ctrl-C", "очистить строку или остановить команду"),
        ("Ctrl-D", "выйти, если ничего не введено"), ("Ctrl-L", "очистить экран"),
    ])
}
