import CommandShell
import Wording

public enum HelpRequest: Equatable, Sendable {
    case overview
    case keys
    case aliases
    case explain(String)
}

enum HelpCommands {
    static let spec = CommandSpec(
        "help", aliases: ["?", "h"], group: .move, isHarmless: true, Phrases.Help.help,
        examples: ["help save", "help keys", "help aliases"],
        CommandArgument<HelpRequest>(
            "[COMMAND|keys|aliases]", takes: [.command, .word([Completion("keys"), Completion("aliases")])]
        ) { arguments, _ throws(UsageError) in
            defer { arguments = [] }
            guard let word = arguments.first?.text else { return .overview }
            if word.lowercased() == "keys" { return .keys }
            if word.lowercased() == "aliases" { return .aliases }
            let words = Phrases.commandWords, typed = word.lowercased()
            guard let info = CommandCatalog.info(words[typed] ?? typed) else {
                let nearest = NearestWord.to(typed, among: CommandCatalog.names + words.keys)
                throw UsageError(.command(word, nearest: nearest), at: .argument(0, part: nil))
            }
            return .explain(info.name)
        }
    ) { Route.help($0) }
}
