import CommandShell
import Wording

enum RecommendationsCommands {
    static let table = ListCommands.table(
        more: RecommendationsEvent.more, pages: RecommendationsEvent.pages, previous: .previous,
        refresh: .refresh,
        neighbors: (.neighbor(1), .neighbor(-1)), photo: RecommendationsEvent.photo,
        keys: [.altRight: "next", .altLeft: "prev"])

    static let anywhere = CommandSpec(
        "recommend", group: .find, Phrases.Help.recommend,
        examples: ["recommend", "recommend misty mornings"],
        .rest("[BOARD]", takes: [.one(.boards)])
    ) { arguments in
        let name = arguments.joined(separator: " ")
        return Route.recommendations(section: name.allSatisfy(\.isWhitespace) ? nil : name)
    }
}
