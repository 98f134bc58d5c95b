public import GalleryCore

/// Query that the user may have meant.
public struct QueryCorrection: Equatable, Sendable {
    public let query: SearchQuery
    /// The other alternatives of words such as `fog or mist`, of which services search for none.
    public let others: [SearchQuery]
    /// Whether words of another script were replaced, which is a translation and no guess.
    public let isTranslation: Bool

    public init(_ query: SearchQuery, others: [SearchQuery] = [], isTranslation: Bool) {
        self.query = query
        self.others = others
        self.isTranslation = isTranslation
    }
}

extension NearestWords {
    /// Query with unknown words replaced by the nearest known words, without a first word that is the command `search`
    /// in another language; `nil` if no word was replaced.
    public func correction(of query: SearchQuery) async -> QueryCorrection? {
        let isTranslation = !query.keywords.contains { $0.isLetter && $0.isASCII }
        var typed = query.keywords.split(separator: " ").map(String.init)
        if typed.count > 1, isSearchCommand(typed[0]) { typed.removeFirst() }
        let excluded = query.excluded.map { tag(meaning: $0) ?? $0 }
        var queries: [SearchQuery] = []
        for part in typed.split(whereSeparator: joinsAlternatives) {
            let text = await known(part, isTranslation: isTranslation)
            guard !text.isEmpty, text != query.keywords else { continue }
            queries.append(SearchQuery(keywords: text, filters: query.filters, excluded: excluded))
        }
        return queries.first.map {
            QueryCorrection($0, others: Array(queries.dropFirst()), isTranslation: isTranslation)
        }
    }

    private func known(_ words: ArraySlice<String>, isTranslation: Bool) async -> String {
        var known: [String] = []
        for word in words {
            let near = await nearest(to: word)
            // Short unknown words of another script, such as prepositions, have no meaning in a translation.
            if near != nil || word.count > 3 || !isTranslation { known.append(near ?? word) }
        }
        return known.joined(separator: " ")
    }

    /// The term, or its English tag if only that one occurs in the photos.
    public func excludable(_ term: String, among photos: [Photo]) -> String {
        guard let tag = tag(meaning: term),
            !photos.contains(where: SearchQuery(keywords: "", excluded: [term]).excludes)
        else { return term }
        return tag
    }
}
