import CommandShell
import GalleryCore
import Wording

enum SearchCommands {
    static let table = ListCommands.table(
        more: SearchEvent.more, pages: SearchEvent.pages, previous: .previous, refresh: .refresh,
        photo: SearchEvent.photo,
        adding: refining)

    static let anywhere = CommandSpec(
        "search", aliases: ["find"], shorthand: .prefix("/"), group: .find,
        Phrases.Help.search,
        examples: ["search fog forest", "search cats orientation:portrait color:bw order:latest"], query
    ) { Route.search($0) }

    /// Commands that only search results have.
    static let refining: [CommandSpec<SearchEvent>] = [
        CommandSpec(
            "refine", group: .find, Phrases.Help.refine,
            examples: ["refine mountain", "refine night sky", "refine orientation:landscape"], refinement
        ) { .refine($0) },
        CommandSpec(
            "without", group: .find, Phrases.Help.without,
            examples: ["without street", "without night sky"], term
        ) { .without($0) },
        CommandSpec("wider", group: .find, Phrases.Help.wider) { .wider },
    ]

    private static let query = CommandArgument<SearchQuery?>(
        usage: { _ in "[WORDS] \(Phrases.Help.filters)" },
        takes: { _ in SearchWords.kinds() },
        parse: { words, _ throws(UsageError) in
            defer { words = [] }
            guard words.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) else { return nil }
            return try words.reading { texts throws(UsageError) in try SearchWords.query(texts) }
        })

    /// Words and filters, in the form that they have in a search.
    private static let refinement = CommandArgument<String?>(
        "WORDS|FILTER:VALUE", takes: [.term, .pair(.filters)]
    ) { words, _ throws(UsageError) in
        defer { words = [] }
        guard !words.isEmpty else { return nil }
        return try words.reading { texts throws(UsageError) in try SearchWords.query(texts) }.text
    }

    private static let term = CommandArgument<String?>("WORD", takes: [.term]) {
        words, _ throws(UsageError) in
        defer { words = [] }
        // Some lines mean a filter, such as `without copyright`; the usage error offers it.
        let typed = [Phrases.typed("without")] + words.map(\.text)
        guard FirstGuess.lines(for: typed).isEmpty else { throw UsageError(.arguments("without")) }
        return words.isEmpty ? nil : words.map(\.text).joined(separator: " ")
    }
}
