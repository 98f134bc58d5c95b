import CommandShell
import Wording

public enum CachesRequest: Equatable, Sendable { case show, clear }

enum CachesCommands {
    static let spec = CommandSpec(
        "cache", group: .tune, Phrases.Help.cache, examples: ["cache", "cache clear"],
        CommandArgument<CachesRequest>(
            "[clear]", takes: [.word([Completion("clear", ending: "")])]
        ) { words, _ throws(UsageError) in
            guard let word = words.first?.text.lowercased() else { return .show }
            guard word == "clear" else { throw UsageError(.arguments("cache")) }
            words.removeFirst()
            return .clear
        }
    ) { Route.caches($0) }
}
