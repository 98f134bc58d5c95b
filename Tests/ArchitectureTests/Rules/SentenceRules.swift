/// Every sentence has a translation, and both name the same commands.
enum SentenceRules {
    static let rule = Rule(
        "every sentence has a translation", in: ["Sources/Wording/*Phrases*.swift"],
        faults: [
            #"static let stopped = "Stopped.""#,
            #"static func saved(_ path: String) -> String { "Saved \(path)" }"#,
            #"static var end: String { localized("The end.", "The end.") }"#,
            #"static var end: String { localized("Конец.", "Конец.") }"#,
            #"static var end: String { localized("", "Конец.") }"#,
            #"static func end(_ n: Int) -> String { localized("The \(n == 1 ? "end" : "rest")", "\(n)") }"#,
            #"static var hint: String { localized("`open N` shows one", "`открыть N` покажет одну") }"#,
            #"static var hint: String { localized("`open N` shows one", "`open 3` покажет одну") }"#,
            #"static let end = localized("The end.", "Конец.")"#,
            #"static func kind(_ x: Kind) -> String { switch x { case .a: "kind"; default: localized("b", "б") } }"#,
        ].map { Fault("Sources/Wording/Phrases+Planted.swift", "extension Phrases {\n    \($0)\n}") }
    ) { violations(path: $0.path, text: $0.text) }

    static func violations(path: String, text: String) -> [Violation] {
        let quotes = SentenceReader.quotes(in: text)
        let alone = quotes.filter { speaks($0.words) && $0.twin == nil && !$0.isVerbatim && !$0.isPattern }
            .map {
                Violation(
                    path: path, line: $0.line, sentence: "has no translation: use `localized` or `verbatim`")
            }
        return alone
            + Dictionary(grouping: quotes.filter { $0.twin != nil }) { $0.twin?.call ?? 0 }.values
            .flatMap { pair in
                violations(pair).map { Violation(path: path, line: pair[0].line, sentence: $0) }
            }.sorted { $0.line < $1.line }
    }

    private static func violations(_ pair: [SentenceReader.Quote]) -> [String] {
        let english = pair.filter { $0.twin?.argument == 0 }, russian = pair.filter { $0.twin?.argument == 1 }
        let words = (english: all(english), russian: all(russian))
        var found: [String] = []
        if words.english.contains(where: isCyrillic) { found.append("has Russian text as English") }
        // Text in a nested call of `localized` belongs to the pair of that call.
        if speaks(words.english), !words.russian.contains(where: isCyrillic) {
            found.append("has no Russian text as Russian")
        }
        if words.russian.contains(where: isCyrillic), !words.english.contains(where: \.isLetter) {
            found.append("has no English text")
        }
        if commands(english) != commands(russian) {
            found.append("names other commands than its translation")
        }
        if pair.contains(where: \.isLocal) {
            found.append("is stored in the language of its first use: make it a var")
        }
        return found
    }

    private static func all(_ quotes: [SentenceReader.Quote]) -> String {
        quotes.filter { !$0.isVerbatim }.map(\.words).joined(separator: " ")
    }

    /// Sorted texts in backquotes.
    private static func commands(_ quotes: [SentenceReader.Quote]) -> [String] {
        quotes.flatMap { quote in
            quote.text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        }.sorted()
    }

    /// Whether the text contains a word of two or more letters; symbols are not translated.
    private static func speaks(_ text: String) -> Bool {
        text.split { !$0.isLetter }.contains { $0.count > 1 }
    }

    private static func isCyrillic(_ character: Character) -> Bool {
        character.unicodeScalars.contains { (0x0400...0x04FF).contains($0.value) }
    }
}
