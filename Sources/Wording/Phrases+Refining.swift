public import GalleryCore

extension Phrases {
    /// Before the terms a search can be narrowed by.
    public static var narrow: String { localized("Narrow it:", "Уточнить:") }
    public static var narrowHint: String { verbatim("`refine 1`, `without 1`, `wider`") }
    /// Nothing was found yet that could be narrowed.
    public static var nothingToNarrow: String {
        localized(
            "`search WORDS` first; then these narrow it.",
            "Сначала `search WORDS`; потом поиск можно уточнить.")
    }
    /// The page has no terms that split it.
    public static var noTerms: String {
        localized(
            "No word splits these photos; `refine WORD` and `without WORD` take one of yours.",
            "Эти фотографии ни одним словом не разделить; `refine WORD` и `without WORD` берут ваше.")
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
            "Search \(query.text) has nothing more to take off; `search WORDS` begins another.",
            "В запросе «\(query.text)» больше нечего убрать; `search WORDS` начнёт новый.")
    }

    /// What a term does, beside it.
    public static var term: String { localized("narrows the search", "уточняет запрос") }

    /// A search of several words found nothing.
    static var takeOff: String {
        localized("`wider` takes the last word off.", "`wider` уберёт последнее слово.")
    }
}
