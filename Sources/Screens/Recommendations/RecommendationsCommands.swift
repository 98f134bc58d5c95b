import CommandShell
import Wording

enum RecommendationsCommands {
    static let table = ListCommands.table(
        more: RecommendationsEvent.more, refresh: .refresh, photo: RecommendationsEvent.photo,
        besides: [
            CommandSpec("next", group: .look, isHarmless: true, Phrases.Help.nextSection) { .beside(1) },
            CommandSpec("prev", group: .look, isHarmless: true, Phrases.Help.previousSection) {
                .beside(-1)
            },
        ], keys: [.altRight: "next", .altLeft: "prev"])

    /// With the name of a board, what would go with it.
    static let anywhere = CommandSpec(
        "recommend", group: .find, isHarmless: true, Phrases.Help.recommend,
        examples: ["recommend", "recommend misty mornings"],
        .rest("[BOARD]", takes: [.one(.boards)])
    ) { words in
        let name = words.joined(separator: " ")
        return Route.recommendations(section: name.allSatisfy(\.isWhitespace) ? nil : name)
    }
}
