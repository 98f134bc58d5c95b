public struct Command: Equatable, Sendable {
    public let name: String
    /// Words after the name, without quotes.
    public let arguments: [String]
    /// Photo identifiers that arguments denote on any screen, such as `unsplash:abc123`, by argument index.
    public private(set) var names: [Int: String] = [:]
    /// Words that begin with a quote or `\`.
    private(set) var quoted: Set<String> = []
    /// Line from each argument on, as typed, by argument index, if the command takes text.
    private(set) var rests: [Int: Substring] = [:]

    public init(_ name: String, _ arguments: [String] = []) {
        self.name = name
        self.arguments = arguments
    }

    /// In the arguments of a command whose name `takesText`, quotes may be left open.
    public init?(
        parsing line: String, takesText: (String) -> Bool = { _ in false }
    ) throws(UsageError) {
        let reading = LineReading(line)
        guard let first = reading.words.first, let last = reading.words.last else { return nil }
        self.init(Self.name(first.text), reading.words.dropFirst().map(\.text))
        let takesText = takesText(name)
        if let open = reading.openQuote, !takesText {
            throw UsageError(.openQuote(String(open.scalar)), at: .column(open.offset))
        }
        let indices = Array(line.indices) + [line.endIndex], end = indices[last.range.upperBound]
        for (index, word) in reading.words.enumerated() {
            let rest = line[indices[word.range.lowerBound]..<end]
            if rest.unicodeScalars.first.map(LineReading.isQuoting) == true { quoted.insert(word.text) }
            if takesText { rests[index - 1] = rest }
        }
    }

    /// Lowercased word, except paths, and `N` and `G`, which, as in vim, differ from `n` and `g`.
    static func name(_ word: String) -> String {
        ["N", "G"].contains(word) || word.contains("/") ? word : word.lowercased()
    }

    /// Copy of `command` with the quoted words and the text of this command.
    func renamed(_ command: Command) -> Command {
        var command = command
        command.quoted = quoted
        command.rests = rests
        return command
    }

    /// Copy with the English name of a command in place of a word of another language. `subcommands` are English first
    /// arguments, keywords and options by command and word.
    public func translated(
        by names: [String: String], subcommands: [String: [String: String]] = [:]
    ) -> Command {
        let command = names[name] ?? name
        guard command != name || !arguments.isEmpty else { return self }
        let known = subcommands[command] ?? [:]
        let translated = arguments.enumerated().map { index, argument in
            guard !quoted.contains(argument), let word = known[argument.lowercased()],
                index == 0 || Self.isKeyword(word)
            else { return argument }
            return word
        }
        return renamed(Command(command, translated))
    }

    /// Whether the word may follow other arguments.
    private static func isKeyword(_ word: String) -> Bool {
        word.hasPrefix("--") || ["as", "to", "marked"].contains(word) || NumberList.isKeyword(word)
    }

    public func naming(_ name: (String) -> String?) -> Command {
        var command = self
        for (index, argument) in arguments.enumerated() { command.names[index] = name(argument) }
        return command
    }

    /// Copy with more arguments before the typed ones.
    func prepending(_ words: [String]) -> Command {
        guard !words.isEmpty else { return self }
        var command = renamed(Command(name, words + arguments))
        command.rests = Dictionary(uniqueKeysWithValues: rests.map { ($0.key + words.count, $0.value) })
        return command
    }

    /// Splits a line at `;` outside quotes.
    public static func sequence(_ text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        let ends = LineReading(text, atSemicolons: true).semicolons
        let starts = [0] + ends.map { $0 + 1 }
        return zip(starts, ends + [scalars.count]).map { start, end in
            String(String.UnicodeScalarView(scalars[start..<end]))
        }
    }

    /// Splits a line of the prompt or of standard input. Leaves a single command as it is; drops blank commands among
    /// several. A command name for which `takesText` is true takes the rest of the line, up to a part that is a command
    /// according to `isCommand`. If `indented`, spaces replace the commands before, so that columns in a command are
    /// those in the line.
    static func parts(
        of line: String, indented: Bool = false, takesText: (String) -> Bool = { _ in false },
        isCommand: (String) -> Bool = { _ in false }
    ) -> [String] {
        let all = sequence(line)
        guard all.count > 1 else { return all }
        var parts: [String] = [], isText = false
        var column = 0
        for part in all {
            let text = String(part.drop(while: \.isWhitespace))
            let indentation = indented ? String(repeating: " ", count: column + part.count - text.count) : ""
            column += part.count + 1
            if isText, !isCommand(text) {
                parts[parts.count - 1] += ";" + part
                continue
            }
            guard !text.isEmpty else { continue }
            isText = takesText(name(String(text.prefix { !$0.isWhitespace })))
            parts.append(indentation + text)
        }
        return parts
    }
}
