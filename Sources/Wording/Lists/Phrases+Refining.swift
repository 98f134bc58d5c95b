public import GalleryCore

extension Phrases {
    public static var refine: String { localized("Refine:", "Уточнить:") }
    public static func refineHint(_ term: String) -> String {
        withCommandWords(verbatim("`refine \(term)`, `without \(term)`, `wider`"))
    }
    public static var noTerms: String {
        localized(
            "There are no suggestions for these photos; add a word with `refine WORD` or `without WORD`.",
            "Уточнений для этих фотографий нет; укажите своё слово: `refine WORD` или `without WORD`.")
    }

    public static func nothingToTakeOff(_ query: SearchQuery) -> String {
        localized(
            "Nothing left to remove from the search \(query.text); start another with `search WORDS`.",
            "В запросе «\(query.text)» больше нечего убрать; `search WORDS` начнёт новый.")
    }

    /// Whether the word between two words of a search excludes the second one.
    public static func isNegation(_ word: String) -> Bool {
        isWord(word, of: verbatim("NOT"), inRussian: verbatim("без кроме"))
    }

    /// Whether the word between two words of a search is not searched for.
    public static func isOperator(_ word: String) -> Bool {
        isNegation(word) || isWord(word, of: verbatim("AND &&"), inRussian: verbatim("и"))
    }

    private static func isWord(_ word: String, of words: String, inRussian russian: String) -> Bool {
        words.split(separator: " ").contains { $0 == word }
            || Language.current == .russian
                && russian.split(separator: " ").contains { $0 == word.lowercased() }
    }

    static var removeHint: String {
        localized("`wider` removes the last term.", "`wider` уберёт последнее уточнение.")
    }
}
