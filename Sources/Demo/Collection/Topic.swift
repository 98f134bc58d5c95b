/// Topic or user collection of the demo service, defined by a theme or a search of the demo photos.
struct Topic: Sendable {
    let slug: String
    let title: String
    let description: String
    let search: PhotoSearch

    static let all: [Topic] = Theme.allCases.map { theme in
        Topic(
            slug: theme.slug, title: theme.title, description: theme.description,
            search: PhotoSearch(theme: theme, order: .latest))
    }

    static let collections: [Topic] = [
        ("Fog", "When there is little to see.", "fog"),
        ("First light", "Up before the others.", "dawn"),
        ("Snow", "White, and what is not.", "snow"),
        ("Rain", "Best from inside.", "rain"),
        ("Night walks", "After ten.", "night"),
        ("No colour", "Black and white.", "monochrome"),
    ].enumerated().map { number, collection in
        Topic(
            slug: String(1_000_001 + number), title: collection.0, description: collection.1,
            search: PhotoSearch(words: collection.2, order: .latest))
    }
}
