import Synchronization
public import TextLayout

public struct Completer: Completing {
    public let screen: String
    private let late: LateEntries
    private let aliases: [String: String]
    private let subcommands: [String: [String: String]]
    private var offers: CompletionContext
    private let sources: CompletionProviders
    private let phrases: CompletionPhrases
    private let correction: String?
    var check: @MainActor @Sendable (String) -> String? = { _ in nil }

    /// Evaluates `entries` on first use. Entries of the screen come first; among entries with equal names, the first is
    /// used. `aliases` are names of entries by words of another language, `subcommands` their first arguments.
    /// `correction` is suggested on an empty line.
    public init(
        screen: String, entries: @autoclosure @escaping @Sendable () -> [CommandInfo],
        aliases: [String: String] = [:], subcommands: [String: [String: String]] = [:],
        offers: CompletionContext, sources: CompletionProviders,
        phrases: CompletionPhrases, correction: String? = nil
    ) {
        self.screen = screen
        late = LateEntries(entries)
        self.aliases = aliases
        self.subcommands = subcommands
        self.offers = offers
        self.sources = sources
        self.phrases = phrases
        self.correction = correction
    }

    private var entries: [CommandInfo] { late.value }

    public func problem(of line: String) -> String? { check(line) }

    public func choices(for head: String) -> Completions {
        let typed = TypedWord(atEndOf: Self.command(atEndOf: head))
        guard let word = typed.before.first else {
            let others = aliasChoices + words(of: .lines, typed.text)
            return Completions(
                commandChoices(typed.text) + (typed.text.isEmpty ? [] : matching(others, typed.text)),
                typed: typed.text, written: typed.written)
        }
        guard let entry = entry(called: word) else { return .none }
        let subcommands = subcommands[entry.name] ?? [:]
        var before = Array(typed.before.dropFirst())
        if let first = before.first { before[0] = subcommands[first.lowercased()] ?? first }
        let position = ArgumentPosition(entry.takes, after: before[...])
        let number = typed.number
        if number.count < typed.text.count, typed.text.first?.isNumber == true,
            position.takes.contains(.numbers)
        {
            return Completions(matching(numbers, number), typed: String(number), written: number)
        }
        var found = position.takes.flatMap { choices(of: $0, typed, isFirst: position.isFirst) }
        if position.isFirst, before.isEmpty {
            let words = subcommands.keys.sorted()
            // After a word of the other language, in place of the English words.
            if aliases[word.lowercased()] != nil {
                let known = Set(subcommands.values)
                found.removeAll { known.contains($0.text) }
            }
            found += matching(words.map { Completion($0) }, typed.text)
        }
        // Prefix matches take precedence over similar words.
        let begins = matching(found, typed.text)
        if !begins.isEmpty { found = begins }
        return Completions(found, typed: typed.text, written: typed.written)
    }

    public var commands: [String] { entries.flatMap(\.words) }

    private func entry(called word: String) -> CommandInfo? {
        let word = word.lowercased(), name = aliases[word] ?? word
        return entries.first { $0.isCalled(name) }
    }

    private static func command(atEndOf head: String) -> String { Command.sequence(head).last ?? head }

    /// Rest of a command name, or of a word on the screen or from a source; for an empty line, the correction.
    public func rest(of line: String) -> String? {
        guard !line.isEmpty else { return correction }
        let typed = TypedWord(atEndOf: Self.command(atEndOf: line))
        guard typed.written == typed.text, !typed.text.isEmpty else { return nil }
        func goesOn(_ word: String) -> Bool {
            word.count > typed.text.count && word.hasPrefix(typed.text)
        }
        var words = (entries.map(\.name) + aliases.keys.sorted()).filter(goesOn)
        if let name = typed.before.first {
            guard typed.text.count > 1, let entry = entry(called: name), entry.takes.contains(.seen)
            else { return nil }
            words = offers.suggestions.filter { goesOn($0) && LineReading.quoted($0) == $0 }
            for case .guess(let source) in entry.takes {
                words += self.words(of: source, typed.text).map(\.text).filter(goesOn)
            }
        }
        return words.first.map { String($0.dropFirst(typed.text.count)) }
    }

    /// Choices in columns. If some do not fit, the last row gives their number.
    public func rows(of choices: Completions, on screen: ScreenSize) -> [Line] {
        let entries = choices.all.map { choice in
            (head: Line(choice.text, .number), tail: Line(choice.meaning, .quiet))
        }
        return ColumnList(entries).lines(
            columns: screen.columns, rows: max(2, screen.rows - 4), more: phrases.more)
    }

    public func numbering(_ numbers: ClosedRange<Int>) -> any Completing {
        var completer = self
        completer.offers = CompletionContext(
            numbers: numbers, suggestions: offers.suggestions, terms: offers.terms, title: offers.title)
        return completer
    }

    public func note(onPasted line: String) -> Line? {
        let count = Command.parts(of: line).count
        return count > 1 ? phrases.pasted(count) : nil
    }

    /// Argument position of the cursor.
    private struct ArgumentPosition {
        var takes: [ArgumentKind]
        /// Whether this is the first argument of the command or keyword.
        var isFirst: Bool

        init(_ takes: [ArgumentKind], after arguments: ArraySlice<String>) {
            self.takes = takes
            isFirst = arguments.isEmpty
            let options = takes.filter { if case .options = $0 { true } else { false } }
            for case .after(let keyword, let then) in takes {
                guard let index = arguments.lastIndex(of: keyword) else { continue }
                self = ArgumentPosition(then + options, after: arguments[(index + 1)...])
            }
        }
    }

    private func choices(of argument: ArgumentKind, _ typed: TypedWord, isFirst: Bool) -> [Completion] {
        switch argument {
        case .number: isFirst ? matching(numbers, typed.text) : []
        case .term: isFirst ? matching(terms, typed.text) : []
        case .numbers: matching(numbers, typed.text)
        case .word(let choices): isFirst ? matching(choices, typed.text) : []
        case .one(let source): isFirst ? matching(words(of: source, typed.text), typed.text) : []
        case .any(let source): matching(words(of: source, typed.text), typed.text)
        case .phrase(let source): phrases(of: source, typed)
        case .pair(let source): pairs(of: source, typed)
        case .seen: matching(offers.suggestions.map { Completion($0, meaning: phrases.seen()) }, typed.text)
        // Not filtered by prefix, since the source corrects misspellings.
        case .guess(let source): typed.text.count > 1 ? words(of: source, typed.text) : []
        case .command: isFirst ? commandChoices(typed.text) : []
        case .options(let names):
            typed.text.hasPrefix("-")
                ? matching(names.filter { !typed.before.contains($0) }.map { Completion($0) }, typed.text)
                : []
        case .after(let keyword, _): matching([Completion(keyword)], typed.text)
        case .text: []
        }
    }

    /// Omits commands listed under another one that also matches.
    private func commandChoices(_ start: String) -> [Completion] {
        entries.filter { $0.name.hasPrefix(start.lowercased()) }.heads.map { choice($0.name, $0) }
    }

    private var aliasChoices: [Completion] {
        aliases.keys.sorted().compactMap { word in entry(called: word).map { choice(word, $0) } }
    }

    private func choice(_ word: String, _ entry: CommandInfo) -> Completion {
        Completion(word, meaning: entry.summary, ending: entry.takes.isEmpty ? "" : " ")
    }

    private var numbers: [Completion] {
        // A comma or a dash may follow a number, so no space is added.
        (offers.numbers.map(Array.init) ?? []).prefix(1000)
            .map { Completion("\($0)", meaning: offers.title($0), ending: "") }
    }

    private var terms: [Completion] {
        offers.terms.map { Completion($0, ending: "", isPhrase: true) }
    }

    private func words(of source: CompletionSource, _ typed: String) -> [Completion] {
        sources[source]?(typed) ?? []
    }

    /// Phrases that begin with all arguments typed so far. The completion omits the words already completed.
    private func phrases(of source: CompletionSource, _ typed: TypedWord) -> [Completion] {
        let whole = String(typed.arguments)
        let done = whole.count - typed.written.count
        return matching(words(of: source, whole), whole).map { choice in
            Completion(
                String(choice.text.dropFirst(done)), meaning: choice.meaning, ending: choice.ending,
                isPhrase: true)
        }
    }

    /// Filter names with a colon; after a typed colon, names with values. Skips names that the line already uses.
    private func pairs(of source: CompletionSource, _ typed: TypedWord) -> [Completion] {
        let names = typed.before.compactMap { $0.firstIndex(of: ":").map($0.prefix(through:)) }
        return matching(words(of: source, typed.text), typed.text).filter { choice in
            choice.text.hasSuffix(":") != typed.text.contains(":")
                && !names.contains { choice.text.hasPrefix($0) }
        }
    }

    private func matching(_ choices: [Completion], _ start: some StringProtocol) -> [Completion] {
        let start = start.lowercased()
        return choices.filter { $0.text.lowercased().hasPrefix(start) }
    }
}

private final class LateEntries: Sendable {
    private let make: @Sendable () -> [CommandInfo]
    private let made = Mutex<[CommandInfo]?>(nil)

    init(_ make: @escaping @Sendable () -> [CommandInfo]) { self.make = make }

    var value: [CommandInfo] {
        made.withLock { made in
            if let made { return made }
            let entries = make()
            made = entries
            return entries
        }
    }
}
