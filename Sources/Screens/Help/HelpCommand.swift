import GalleryCore
import TextLayout
public import Viper
import Wording

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
    public var verbs: [Verb] {
        [
            Verb(
                "help", usage: "help [COMMAND|keys]", summary: Phrases.Help.help,
                examples: ["help save", "help keys"], takes: [.command, .word([Completion("keys")])],
                isHarmless: true
            ),
            Verb("quit", usage: "quit", summary: Phrases.Help.quit),
        ]
    }

    /// Prints; an unknown word is an error.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "help" else { return false }
        let here = stack.top?.verbs ?? []
        let everywhere = others.flatMap(\.verbs) + verbs
        guard let word = command.arguments.first else {
            console.show(overview(of: here + everywhere))
            return true
        }
        guard word.lowercased() != "keys" else {
            console.show(keys)
            return true
        }
        let all = here + everywhere + SearchVerbs.all + DetailVerbs.all
        guard let verb = all.first(where: { $0.name == word.lowercased() }) else {
            let nearest = NearestWord.to(word.lowercased(), among: all.map(\.name))
            throw UsageError(.command(word, nearest: nearest), at: .argument(0, part: nil))
        }
        console.show(explanation(of: verb, among: all))
        return true
    }

    /// Those of the screen on top, then those of every prompt.
    private var keys: [Block] {
        let bound = stack.top?.keys ?? [:]
        let here = ScreenKey.allCases.compactMap { key in bound[key].map { (key.rawValue, "`\($0)`") } }
        return (here.isEmpty ? [] : table(Phrases.Help.keysHere, here))
            + table(Phrases.Help.keysEverywhere, Phrases.Help.keys)
    }

    /// Every word with its meaning where there is room for that, else the words alone.
    private func overview(of verbs: [Verb]) -> [Block] {
        let groups = HelpGroup.allCases.map {
            (title: $0.title, meaning: $0.meaning, verbs: $0.verbs(among: verbs))
        }
        .filter { !$0.verbs.isEmpty }
        let long = groups.flatMap { group in table(group.title, group.verbs.map { ($0.name, $0.summary) }) }
        // The prompt takes a row of its own.
        if console.room(forLines: long.count + 4) > long.count { return long }
        let width = (groups.map(\.title.count).max() ?? 0) + 2
        func rows(_ hasMeaning: Bool) -> [Line] {
            groups.flatMap { group in
                let padding = String(repeating: " ", count: width - group.title.count)
                let words = group.verbs.flatMap { [Span($0.name, .number), Span("  ")] }.dropLast()
                let names = Line([Span(group.title, .heading), Span(padding)] + words, hang: width)
                let meaning = [Span(String(repeating: " ", count: width)), Span(group.meaning, .quiet)]
                return [names] + (hasMeaning ? [Line(meaning, hang: width)] : [])
            } + [Line(Phrases.Help.hint, .quiet)]
        }
        let explained = rows(true), columns = console.screen.columns
        let height = explained.reduce(0) { $0 + $1.wrapped(to: columns).count }
        return (height < console.screen.rows - 1 ? explained : rows(false)).map(Block.line)
    }

    private func table(_ heading: String, _ rows: [(name: String, meaning: String)]) -> [Block] {
        let width = rows.map(\.name.count).max() ?? 0
        return [.line(Line(heading, .heading))]
            + rows.map { row in
                let padding = String(repeating: " ", count: width - row.name.count + 2)
                return .line(
                    Line(
                        [Span("  \(row.name)", .number), Span(padding), Span(row.meaning)], hang: width + 4))
            }
    }

    private func explanation(of verb: Verb, among verbs: [Verb]) -> [Block] {
        let related = HelpGroup(of: verb.name).verbs(among: verbs).map(\.name).filter { $0 != verb.name }
        let words = related.flatMap { [Span($0, .number), Span("  ")] }.dropLast()
        return [.line(Line([Span(verb.usage, .title), Span("  \(verb.summary)")], hang: 2))]
            + verb.examples.map { .line(Line([Span("  "), Span($0)], hang: 4)) }
            + (related.isEmpty
                ? [] : [.line(Line([Span(Phrases.Help.related, .quiet), Span("  ")] + words, hang: 2))])
    }
}
