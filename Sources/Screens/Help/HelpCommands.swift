import CommandShell
import Configuration
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
            let typed = word.lowercased()
            let rest = arguments.dropFirst().map { $0.text.lowercased() }
            if ["keys", "aliases"].contains(typed) {
                guard rest.isEmpty else { throw UsageError(.arguments("help")) }
                return typed == "keys" ? .keys : .aliases
            }
            guard let info = CommandCatalog.info(typed: typed) else {
                let nearest = NearestWord.to(typed, among: CommandCatalog.typedNames)
                throw UsageError(.command(word, nearest: nearest), at: .argument(0, part: nil))
            }
            // A word of the command's usage or examples may follow, as in `help board add`.
            let texts = [info.usage] + info.examples
            let known = texts.flatMap { text in
                text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
            }
            let isKnown = rest.allSatisfy { word in
                known.contains(word) || info.name == "set" && SettingName(rawValue: word) != nil
            }
            guard isKnown else { throw UsageError(.arguments("help")) }
            return .explain(info.name)
        }
    ) { Route.help($0) }
}
