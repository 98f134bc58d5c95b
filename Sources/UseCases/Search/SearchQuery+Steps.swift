public import GalleryCore

extension SearchQuery {
    /// Query with further words, filters and exclusions; a filter replaces one of the same name.
    public func with(_ term: String) -> SearchQuery {
        let added = SearchQuery(typed: term)
        return SearchQuery(
            keywords: "\(keywords) \(added.keywords)", filters: filters.merging(added.filters) { $1 },
            excluded: excluded + added.excluded)
    }

    public func without(_ term: String) -> SearchQuery {
        SearchQuery(keywords: keywords, filters: filters, excluded: excluded + [term])
    }

    /// Query without its last exclusion or, if it has none, without its last word; `nil` if only one word is left.
    public var withoutLast: SearchQuery? {
        if !excluded.isEmpty {
            return SearchQuery(keywords: keywords, filters: filters, excluded: excluded.dropLast())
        }
        let all = keywords.split(separator: " ")
        guard all.count > 1 else { return nil }
        return SearchQuery(keywords: all.dropLast().joined(separator: " "), filters: filters)
    }
}
