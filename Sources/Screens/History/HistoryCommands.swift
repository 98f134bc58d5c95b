import CommandShell
import Wording

enum HistoryCommands {
    static let table: ScreenCommands<ChoiceListEvent<HistoryRequest>> = ChoiceListCommands.table(
        open: Phrases.Help.searchAgain, more: Phrases.Help.more)

    /// Numbers refer to the list of searches that was printed last.
    static let anywhere = CommandSpec(
        "history", group: .find, Phrases.Help.history, examples: ["history fog", "history delete 3"],
        CommandArgument<HistoryRequest>(
            usage: { _ in "[WORDS] | delete \(Phrases.Help.numbers) | clear [--yes]" },
            takes: { scope in
                [.word(subcommands), .after("clear", [.options(["--yes"])])]
                    + (numbers(scope) == nil ? [] : [.after("delete", [.numbers])])
            },
            parse: { arguments, scope throws(UsageError) in
                defer { arguments = [] }
                return try event(arguments, numbers: numbers(scope))
            })
    ) { Route.history($0) }

    private static func numbers(_ scope: ParsingScope) -> ClosedRange<Int>? {
        scope.numbersByScreen[HistoryModule.name]
    }

    private static var subcommands: [Completion] {
        [
            Completion("delete", meaning: Phrases.Choices.deleteSearch),
            Completion("clear", meaning: Phrases.Choices.clearHistory, ending: ""),
        ]
    }

    private static func event(_ arguments: [Word], numbers: ClosedRange<Int>?) throws(UsageError)
        -> HistoryRequest
    {
        let texts = arguments.map(\.text)
        switch texts.first {
        case "--": return .list(Array(texts.dropFirst()))
        case "clear" where texts.count == 1: return .clear(isConfirmed: false)
        case "clear" where [["clear", "--yes"], ["clear", "all"]].contains(texts):
            return .clear(isConfirmed: true)
        case "delete" where texts.count > 1:
            guard numbers != nil else { throw UsageError(.elsewhere(Phrases.History.unnumbered)) }
            return try Array(arguments.dropFirst()).reading { texts throws(UsageError) in
                .delete(try NumberList.parse(texts, in: numbers))
            }
        default: return .list(texts)
        }
    }
}
