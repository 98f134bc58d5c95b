public import GalleryCore

/// Query that the user may have meant.
public struct QueryCorrection: Equatable, Sendable {
    public let query: SearchQuery
    /// Whether words of another script were replaced, which is a translation and no guess.
    public let isTranslation: Bool

    public init(_ query: SearchQuery, isTranslation: Bool) {
        self.query = query
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
        var words: [String] = []
        for word in typed {
            let known = await nearest(to: word)
            // Short unknown words of another script, such as prepositions, have no meaning in a translation.
            if known != nil || word.count > 3 || !isTranslation { words.append(known ?? word) }
        }
        let text = words.joined(separator: " ")
        guard !text.isEmpty, text != query.keywords else { return nil }
        let excluded = query.excluded.map { tag(meaning: $0) ?? $0 }
        let corrected = SearchQuery(keywords: text, filters: query.filters, excluded: excluded)
        return QueryCorrection(corrected, isTranslation: isTranslation)
    }

    /// The term, or its English tag if only that one occurs in the photos.
    public func excludable(_ term: String, among photos: [Photo]) -> String {
        guard let tag = tag(meaning: term),
            !photos.contains(where: SearchQuery(keywords: "", excluded: [term]).excludes)
        else { return term }
        return tag
    }
}
