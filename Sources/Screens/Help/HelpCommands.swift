import CommandShell
import Configuration
import Wording

public enum HelpRequest: Equatable, Sendable {
    /// The commands that people use most.
    case overview
    /// All commands by group.
    case all
    case keys
    case aliases
    case explain(String)
}

enum HelpCommands {
    static let spec = CommandSpec(
        "help", aliases: ["?", "h"], group: .move, Phrases.Help.help,
        examples: ["help save", "help all", "help keys", "help aliases"],
        CommandArgument<HelpRequest>(
            "[COMMAND|\(subjects.keys.sorted().joined(separator: "|"))]",
            takes: [.command, .word(subjects.keys.sorted().map { Completion($0) })]
        ) { arguments, _ throws(UsageError) in
            defer { arguments = [] }
            guard let word = arguments.first?.text else { return .overview }
            let typed = word.lowercased()
            let rest = arguments.dropFirst().map { $0.text.lowercased() }
            if let subject = subjects[typed] {
                guard rest.isEmpty else { throw UsageError(.arguments("help")) }
                return subject
            }
            guard let info = CommandCatalog.info(typed: typed) else {
                // A word with another first letter is probably no misspelling.
                let names = CommandCatalog.typedNames.filter { !NearestWord.replacesFirst(typed, $0) }
                let nearest =
                    HelpTopic.command(for: typed) ?? NearestWord.to(typed, among: names)
                    ?? HelpTopic.command(forFormOf: typed) ?? "all"
                let line = Phrases.typed("help \(nearest)")
                throw UsageError(
                    .command(word, nearest: String(line.drop { $0 != " " }.dropFirst())),
                    at: .argument(0, part: nil))
            }
            // A word of the command's usage or examples may follow, as in `help board add`.
            let texts = CommandCatalog.family(of: info.name).flatMap { [$0.usage] + $0.examples }
            let known = texts.flatMap(HelpTopic.tokens)
            let isKnown = rest.allSatisfy { word in
                known.contains(String(word.drop { $0 == "-" }))
                    || info.name == "set" && SettingName(rawValue: word) != nil
            }
            guard isKnown else { throw UsageError(.arguments("help")) }
            return .explain(info.name)
        }
    ) { Route.help($0) }

    private static let subjects: [String: HelpRequest] = ["all": .all, "keys": .keys, "aliases": .aliases]
}
