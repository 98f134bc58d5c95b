import CommandShell
import Wording

enum CheckCommand {
    static let spec = CommandSpec(
        "check", group: .take, Phrases.Help.check,
        examples: ["check", "check static/img", "check hall", "check favorites"],
        CommandArgument<[String]>(
            "[FOLDER|FILE…|BOARD|favorites]",
            takes: [.any(.files), .word([Completion("favorites", ending: "")])]
        ) { words, _ in
            defer { words = [] }
            return words.map(\.text)
        }
    ) { Route.check($0) }
}
