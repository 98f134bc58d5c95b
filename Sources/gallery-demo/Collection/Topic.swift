/// A named part of the collection: the topics are the themes, the collections are searches somebody kept.
struct Topic: Sendable {
    let slug: String
    let title: String
    let description: String
    /// What a photo must contain to belong.
    let words: String

    static let all: [Topic] = Theme.allCases.map { theme in
        Topic(slug: theme.slug, title: theme.title, description: theme.description, words: theme.tags[0])
    }

    static let collections: [Topic] = [
        Topic(slug: "1000001", title: "Fog", description: "When there is little to see.", words: "fog"),
        Topic(slug: "1000002", title: "First light", description: "Up before the others.", words: "dawn"),
        Topic(slug: "1000003", title: "Snow", description: "White, and what is not.", words: "snow"),
        Topic(slug: "1000004", title: "Rain", description: "Best from inside.", words: "rain"),
        Topic(slug: "1000005", title: "Night walks", description: "After ten.", words: "night"),
        Topic(slug: "1000006", title: "No colour", description: "Black and white.", words: "monochrome"),
    ]
}
