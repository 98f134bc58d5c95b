import CommandShell
import Wording

enum RecommendationsCommands {
    static let table = ListCommands.table(
        more: RecommendationsEvent.more, refresh: .refresh, photo: RecommendationsEvent.photo,
        besides: [
            spec.lifted { $0.section.map(RecommendationsEvent.section) ?? .show },
            CommandSpec("next", group: .look, isHarmless: true, Phrases.Help.nextSection) { .beside(1) },
            CommandSpec("prev", group: .look, isHarmless: true, Phrases.Help.previousSection) {
                .beside(-1)
            },
        ], keys: [.altRight: "next", .altLeft: "prev"])

    /// `recommend`, which works everywhere.
    static let spec = CommandSpec(
        "recommend", group: .find, isHarmless: true, Phrases.Help.recommend,
        examples: ["recommend", "recommend misty mornings"],
        .rest("[BOARD]", takes: [.one(.boards)])
    ) { RecommendationsRequest(words: $0) }
}

/// What `recommend` asks for: the section of a board, or the recommendations as a whole.
struct RecommendationsRequest: Sendable {
    let section: String?

    init(words: [String]) {
        let name = words.joined(separator: " ")
        section = name.allSatisfy(\.isWhitespace) ? nil : name
    }
}
