extension String {
    /// Whether the word has the form of an option, such as `--limit` or `-n`; `-snow` excludes a word from a search.
    public var isOption: Bool {
        let name = drop { $0 == "-" }
        return (hasPrefix("--") || hasPrefix("-") && count == 2) && name.first?.isLetter == true
            && !contains(" ")
    }

    /// Parts of an option with its value, such as `--width=1600`; `nil` for other words.
    fileprivate var optionAndValue: (option: String, value: String)? {
        guard hasPrefix("--"), let sign = firstIndex(of: "=") else { return nil }
        return (String(self[..<sign]), String(self[sign...].dropFirst()))
    }
}

extension [Word] {
    /// Divides words such as `--width=1600` before `--` in two if `kinds` has that option with a value. Words whose
    /// text is in `quoted` stay.
    public func dividingOptions(of kinds: [ArgumentKind], except quoted: Set<String> = []) -> [Word] {
        let end = firstIndex { $0.text == "--" } ?? endIndex
        return self[..<end].flatMap { word in
            guard let parts = word.text.optionAndValue, kinds.takesValue(parts.option),
                !quoted.contains(word.text)
            else { return [word] }
            return [Word(parts.option, at: word.index), Word(parts.value, at: word.index)]
        } + self[end...]
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
        for (index, word) in words.enumerated() where word.isOption && !quoted.contains(word) {
            guard !known.contains(word) else { continue }
            let option = word.optionAndValue?.option ?? word
            guard !kinds.takesValue(option) else { continue }
            let unknown = known.contains(option) ? word : option
            return UsageError(.option(unknown, known: known), at: .argument(index, part: unknown))
        }
        return nil
    }
}

extension [ArgumentKind] {
    fileprivate func takesValue(_ option: String) -> Bool {
        contains { if case .after(option, _) = $0 { true } else { false } }
    }

    /// Adds the kinds that follow the typed keywords.
    func accepted(after words: [String]) -> [ArgumentKind] {
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
