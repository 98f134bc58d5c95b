import GalleryCore
public import Viper

/// Lists the commands of the screen on top and of everywhere, or explains one.
@MainActor
public final class HelpCommand: GlobalCommands {
    private let stack: NavigationStack<Route>
    private let console: any Console
    private let others: [any GlobalCommands]

    /// `others` are the rest of the global commands, in the order of help.
    public init(stack: NavigationStack<Route>, console: any Console, others: [any GlobalCommands]) {
        self.stack = stack
        self.console = console
        self.others = others
    }

    /// `help` and the words the shell deals with itself.
    public let verbs = [
        Verb(
            "help", usage: "help [COMMAND]", summary: Phrases.Help.help, examples: ["help save"],
            takes: [.command]),
        Verb("quit", usage: "quit", summary: Phrases.Help.quit),
    ]

    /// Prints; an unknown word is an error.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "help" else { return false }
        let here = stack.top?.verbs ?? []
        let everywhere = others.flatMap(\.verbs) + verbs
        guard let word = command.arguments.first else {
            console.show(list(Phrases.Help.here, here) + list(Phrases.Help.everywhere, everywhere))
            return true
        }
        let all = here + everywhere + PhotoVerbs.list + ListVerbs.all
        guard let verb = all.first(where: { $0.name == word.lowercased() }) else {
            let nearest = NearestWord.to(word, among: all.map(\.name))
            console.complain(Line(Phrases.unknown(word, nearest: nearest), .error))
            return true
        }
        console.show(explanation(of: verb))
        return true
    }

    private func list(_ heading: String, _ verbs: [Verb]) -> [Block] {
        let width = verbs.map(\.name.count).max() ?? 0
        return [.line(Line(heading, .heading))]
            + verbs.map { verb in
                let padding = String(repeating: " ", count: width - verb.name.count + 2)
                return .line([Span("  \(verb.name)", .number), Span(padding), Span(verb.summary)])
            }
    }

    private func explanation(of verb: Verb) -> [Block] {
        [.line([Span(verb.usage, .title), Span("  \(verb.summary)")])]
            + verb.examples.map { .line([Span("  "), Span($0, .quiet)]) }
    }
}
