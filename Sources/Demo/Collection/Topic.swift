/// Named part of the collection: topics are themes, collections are saved searches.
struct Topic: Sendable {
    let slug: String
    let title: String
    let description: String
    /// Query that selects the photos.
    let search: PhotoSearch

    static let all: [Topic] = Theme.allCases.map { theme in
        Topic(
            slug: theme.slug, title: theme.title, description: theme.description,
            search: PhotoSearch(theme: theme, order: .latest))
    }

    static let collections: [Topic] = [
        Topic(
            slug: "1000001", title: "Fog", description: "When there is little to see.",
            search: PhotoSearch(words: "fog", order: .latest)),
        Topic(
            slug: "1000002", title: "First light", description: "Up before the others.",
            search: PhotoSearch(words: "dawn", order: .latest)),
        Topic(
            slug: "1000003", title: "Snow", description: "White, and what is not.",
            search: PhotoSearch(words: "snow", order: .latest)),
        Topic(
            slug: "1000004", title: "Rain", description: "Best from inside.",
            search: PhotoSearch(words: "rain", order: .latest)),
        Topic(
            slug: "1000005", title: "Night walks", description: "After ten.",
            search: PhotoSearch(words: "night", order: .latest)),
        Topic(
            slug: "1000006", title: "No colour", description: "Black and white.",
            search: PhotoSearch(words: "monochrome", order: .latest)),
    ]
}
