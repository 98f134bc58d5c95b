public import GalleryCore

extension Phrases {
    /// Before the terms a search can be narrowed by.
    public static var narrow: String { localized("Refine:", "Уточнить:") }
    public static var narrowHint: String { verbatim("`refine 1`, `without 1`, `wider`") }
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

    /// There is no such term; names them all, of which a narrow terminal shows only the first.
    public static func noTerm(_ number: Int, among terms: [String]) -> String {
        let known = terms.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
        return localized(
            "There is no term \(number); the terms are \(known).",
            "Уточнения \(number) нет; есть такие: \(known).")
    }

    /// `wider` at the first word.
    public static func nothingToTakeOff(_ query: SearchQuery) -> String {
        localized(
            "Nothing left to remove from the search \(query.text); start another with "
                + "`search WORDS`.",
            "В запросе «\(query.text)» больше нечего убрать; `search WORDS` начнёт новый.")
    }

    /// What a term does, beside it.
    public static var term: String { localized("narrows the search", "уточняет запрос") }

    /// A search of several words found nothing.
    static var takeOff: String {
        localized("`wider` removes the last term.", "`wider` уберёт последнее уточнение.")
    }
}
