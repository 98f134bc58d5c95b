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
            "help", usage: "help [COMMAND|keys]", summary: Phrases.Help.help,
            examples: ["help save", "help keys"], takes: [.command, .word([Choice("keys")])]),
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
        guard word.lowercased() != "keys" else {
            console.show(keys)
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

    /// Those of the screen on top, then those of every prompt.
    private var keys: [Block] {
        let bound = stack.top?.keys ?? [:]
        let here = ScreenKey.allCases.compactMap { key in bound[key].map { (key.rawValue, "`\($0)`") } }
        return (here.isEmpty ? [] : table(Phrases.Help.keysHere, here))
            + table(Phrases.Help.keysEverywhere, Phrases.Help.keys)
    }

    private func list(_ heading: String, _ verbs: [Verb]) -> [Block] {
        table(heading, verbs.map { ($0.name, $0.summary) })
    }

    private func table(_ heading: String, _ rows: [(name: String, meaning: String)]) -> [Block] {
        let width = rows.map(\.name.count).max() ?? 0
        return [.line(Line(heading, .heading))]
            + rows.map { row in
                let padding = String(repeating: " ", count: width - row.name.count + 2)
                return .line([Span("  \(row.name)", .number), Span(padding), Span(row.meaning)])
            }
    }

    private func explanation(of verb: Verb) -> [Block] {
        [.line([Span(verb.usage, .title), Span("  \(verb.summary)")])]
            + verb.examples.map { .line([Span("  "), Span($0, .quiet)]) }
    }
}
