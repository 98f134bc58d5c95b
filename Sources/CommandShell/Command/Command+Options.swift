extension String {
    /// Whether the word has the form of an option, such as `--limit` or `-n`; `-snow` excludes a word from a search.
    public var isOption: Bool {
        let name = drop { $0 == "-" }
        return (hasPrefix("--") || hasPrefix("-") && count == 2) && name.first?.isLetter == true
            && !contains(" ")
    }
}

extension Command {
    /// Error for the first option that the command does not accept. Quoted words and words after `--` are text.
    func unknownOption(for entries: @autoclosure () -> [CommandInfo]) -> UsageError? {
        let words = arguments.prefix { $0 != "--" }
        guard words.contains(where: \.isOption) else { return nil }
        let infos = entries().filter { $0.isCalled(name) }
        guard !infos.isEmpty, !infos.contains(where: \.takesText) else { return nil }
        let kinds = infos.flatMap { $0.takes.accepted(after: arguments) }
        guard !kinds.contains(.text) else { return nil }
        let known = kinds.flatMap(\.options)
        return words.firstIndex { $0.isOption && !quoted.contains($0) && !known.contains($0) }.map {
            UsageError(.option(arguments[$0], known: known), at: .argument($0, part: nil))
        }
    }
}

extension [ArgumentKind] {
    /// Adds the kinds that follow the typed keywords.
    fileprivate func accepted(after words: [String]) -> [ArgumentKind] {
        flatMap { kind in
            guard case .after(let keyword, let then) = kind, words.contains(keyword) else { return [kind] }
            return [kind] + then.accepted(after: words)
        }
    }
}

extension ArgumentKind {
    fileprivate var options: [String] {
        let words: [String] =
            switch self {
            case .options(let options): options
            case .word(let words): words.map(\.text)
            case .after(let keyword, _): [keyword]
            case .numbers: ["--yes"]
            default: []
            }
        return words.filter { $0.hasPrefix("--") }
    }
}
