public import GalleryCore

extension Phrases {
    /// Before the terms a search can be narrowed by.
    public static var narrow: String { localized("Refine:", "Уточнить:") }
    /// How to use one of them.
    public static func narrowHint(_ term: String) -> String {
        verbatim("`refine \(term)`, `without \(term)`, `wider`")
    }
    /// Nothing was found yet that could be narrowed.
    public static var nothingToNarrow: String {
        localized(
            "There is no search to refine; start one with `search WORDS`.",
            "Уточнять нечего; начните поиск: `search WORDS`.")
    }
    /// The page has no terms that split it.
    public static var noTerms: String {
        localized(
            "No terms to suggest for these photos; use your own with `refine WORD` or "
                + "`without WORD`.",
            "Уточнений для этих фотографий нет; укажите своё слово: `refine WORD` или "
                + "`without WORD`.")
    }

    /// `wider` at the first word.
    public static func nothingToTakeOff(_ query: SearchQuery) -> String {
        localized(
            "Nothing left to remove from the search \(query.text); start another with "
                + "`search WORDS`.",
            "В запросе «\(query.text)» больше нечего убрать; `search WORDS` начнёт новый.")
    }

    /// A search of several words found nothing.
    static var takeOff: String {
        localized("`wider` removes the last term.", "`wider` уберёт последнее уточнение.")
    }
}
