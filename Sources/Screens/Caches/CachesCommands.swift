import CommandShell
import Wording

public enum CachesRequest: Equatable, Sendable { case show, clear }

enum CachesCommands {
    static let spec = CommandSpec(
        "cache", group: .tune, Phrases.Help.cache, examples: ["cache", "cache clear"],
        CommandArgument<CachesRequest>(
            "[clear]", takes: [.word([Completion("clear", ending: "")])]
        ) { arguments, _ throws(UsageError) in
            guard let word = arguments.first?.text.lowercased() else { return .show }
            guard word == "clear" else { throw UsageError(.arguments("cache")) }
            arguments.removeFirst()
            return .clear
        }
    ) { Route.caches($0) }
}
