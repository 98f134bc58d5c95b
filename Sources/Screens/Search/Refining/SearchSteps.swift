import GalleryCore

/// How a search came to be what it is. A value: the presenter keeps one.
struct SearchSteps: Equatable {
    /// The search before each step, the last step last.
    private var before: [SearchQuery] = []

    /// Another search was begun.
    mutating func begin() { before = [] }

    /// A step leads on from a search.
    mutating func add(_ query: SearchQuery) { before.append(query) }

    /// The search without the last step, or without its last word where there was none; nil when one word is left.
    func wider(than query: SearchQuery) -> SearchQuery? { before.last ?? query.withoutLast }

    /// The last step was taken back.
    mutating func takeOff() { _ = before.popLast() }
}

extension SearchQuery {
    /// With one more term.
    func with(_ term: String) -> SearchQuery {
        SearchQuery(words: "\(words) \(term)", filters: filters, excluded: excluded)
    }

    /// With one term left out.
    func without(_ term: String) -> SearchQuery {
        SearchQuery(words: words, filters: filters, excluded: excluded + [term])
    }

    /// Without what was typed last: what is left out, else the last word.
    fileprivate var withoutLast: SearchQuery? {
        if !excluded.isEmpty {
            return SearchQuery(words: words, filters: filters, excluded: excluded.dropLast())
        }
        let all = words.split(separator: " ")
        guard all.count > 1 else { return nil }
        return SearchQuery(words: all.dropLast().joined(separator: " "), filters: filters)
    }
}
