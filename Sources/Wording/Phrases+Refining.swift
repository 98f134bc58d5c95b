public import GalleryCore

extension Phrases {
    /// Heading of suggested terms.
    public static var narrow: String { localized("Refine:", "Уточнить:") }
    /// Hint at the commands that take a term.
    public static func narrowHint(_ term: String) -> String {
        verbatim("`refine \(term)`, `without \(term)`, `wider`")
    }
    public static var nothingToNarrow: String {
        localized(
            "There is no search to refine; start one with `search WORDS`.",
            "Уточнять нечего; начните поиск: `search WORDS`.")
    }
    public static var noTerms: String {
        localized(
            "There are no suggestions for these photos; add a word with `refine WORD` or "
                + "`without WORD`.",
            "Уточнений для этих фотографий нет; укажите своё слово: `refine WORD` или "
                + "`without WORD`.")
    }

    /// Error for `wider` with a query of one word.
    public static func nothingToTakeOff(_ query: SearchQuery) -> String {
        localized(
            "Nothing left to remove from the search \(query.text); start another with "
                + "`search WORDS`.",
            "В запросе «\(query.text)» больше нечего убрать; `search WORDS` начнёт новый.")
    }

    /// Hint after a search of several words without results.
    static var removeHint: String {
        localized("`wider` removes the last term.", "`wider` уберёт последнее уточнение.")
    }
}
