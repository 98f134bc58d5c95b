import CommandShell
import Wording

/// What `help` asks for.
public enum HelpRequest: Equatable, Sendable {
    case overview
    case keys
    /// A command by its name.
    case explain(String)
}

enum HelpCommands {
    static let spec = CommandSpec(
        "help", group: .move, isHarmless: true, Phrases.Help.help, examples: ["help save", "help keys"],
        CommandArgument<HelpRequest>(
            "[COMMAND|keys]", takes: [.command, .word([Completion("keys")])]
        ) { words, _ throws(UsageError) in
            defer { words = [] }
            guard let word = words.first?.text else { return .overview }
            if word.lowercased() == "keys" { return .keys }
            guard let info = CommandCatalog.info(word.lowercased()) else {
                let nearest = NearestWord.to(word.lowercased(), among: CommandCatalog.words)
                throw UsageError(.command(word, nearest: nearest), at: .argument(0, part: nil))
            }
            return .explain(info.name)
        }
    ) { Route.help($0) }
}
