import CommandShell
import Wording

enum CheckCommand {
    static let spec = CommandSpec(
        "check", group: .take, Phrases.Help.check,
        examples: ["check", "check static/img", "check hall", "check favorites"],
        .rest(
            "[FOLDER|FILE…|BOARD|favorites]",
            takes: [.any(.files), .word([Completion("favorites", ending: "")])])
    ) { Route.check($0) }
}
