import GalleryCore

extension SearchQuery {
    /// With one more term.
    func with(_ term: String) -> SearchQuery {
        SearchQuery(words: "\(words) \(term)", filters: filters, excluded: excluded)
    }

    /// With one term left out.
    func without(_ term: String) -> SearchQuery {
        SearchQuery(words: words, filters: filters, excluded: excluded + [term])
    }

    /// Without what was typed last: what is left out, else the last word; nil when one word is left.
    var withoutLast: SearchQuery? {
        if !excluded.isEmpty {
            return SearchQuery(words: words, filters: filters, excluded: excluded.dropLast())
        }
        let all = words.split(separator: " ")
        guard all.count > 1 else { return nil }
        return SearchQuery(words: all.dropLast().joined(separator: " "), filters: filters)
    }
}
