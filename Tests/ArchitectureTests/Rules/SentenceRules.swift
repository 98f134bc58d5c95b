/// Sentences are in Wording only. Every sentence has a translation, and both name the same commands.
enum SentenceRules {
    static let all = [elsewhere, translations]

    private static let elsewhere = Rule(
        "screens, use cases and settings contain no sentences",
        in: ["Sources/Screens/*.swift", "Sources/UseCases/*.swift", "Sources/Configuration/*.swift"],
        except: [
            "Sources/Screens/Records/*",
            // A key of the cache, a description for debugging, and a line of several commands.
            "Sources/Screens/Profile/Account+Portrait.swift",
            "Sources/Configuration/AccessKeys.swift",
            "Sources/Screens/PhotoCommands/TypedLine/PhotoCommandLine.swift",
        ],
        faults: [
            Fault(
                "Sources/Screens/Search/SearchPresenter.swift",
                #"display.show([.problem("No photos found")])"#),
            Fault("Sources/Screens/Search/SearchPresenter.swift", #"let title = "\(count) photos""#),
            Fault("Sources/Screens/Search/SearchPresenter.swift", #"let title = "No " + "photos""#),
            Fault("Sources/Screens/Search/SearchPresenter.swift", #"let hint = "search is not possible""#),
            Fault(
                "Sources/Screens/Search/SearchPresenter.swift",
                "let hint = \"\"\"\n    The disk\n    is full\n    \"\"\""),
            Fault("Sources/Screens/Search/SearchView.swift", #"let hint = "Нет фотографий""#),
            Fault("Sources/UseCases/Planted.swift", #"case full = "the disk is full""#),
            Fault("Sources/UseCases/Planted.swift", #"throw .refused(reason: "[no such board]")"#),
            Fault("Sources/UseCases/Seen/SeenInteractor.swift", #"return "\(count) favorites""#),
            Fault("Sources/UseCases/Seen/SeenInteractor.swift", #"return "shown \(count) times""#),
            Fault("Sources/Configuration/Planted.swift", #"var description: String { "unknown setting" }"#),
        ],
        allowed: [
            Fault(
                "Sources/Screens/Search/Planted.swift",
                #"""
                CommandSpec("search", examples: ["search cats", "search \"night sky\" color:blue"])
                let usage = "[WORDS | --forget [--yes]]"
                let list = note.offering("board remove \(name) --yes")
                let fields = [RecordField("terms", "Most characteristic words, strongest first.") { $0.terms }]
                let name = verbatim("Wikimedia Commons")
                let line = "search " + query.text
                let names = words.joined(separator: ", ")
                let template = "{author} - {title} ({id})"
                """#)
        ]
    ) { file in
        SentenceReader.quotes(in: file.text).filter { quote in
            !quote.isVerbatim && !quote.calls.contains(where: described.contains) && isSentence(quote)
        }.map {
            Violation(
                path: file.path, line: $0.line, sentence: "has a sentence outside of Wording: \($0.text)")
        }
    }

    private static let described: Set = ["RecordType", "RecordField", "ToolParameter", "choice", "text"]

    /// Whether the text has two words in a row and is no command, usage or template.
    private static func isSentence(_ quote: SentenceReader.Quote) -> Bool {
        let text = quote.words.replacing(/\{\w*\}/, with: "")
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let letters = words.filter { $0.filter(\.isLetter).count > 1 }
        let isPart = text.contains("  ") || quote.text.first == " " || quote.text.last == " "
        guard letters.count > 1 || letters.count == 1 && isPart, let first = words.first else {
            return false
        }
        let isUsage = text.contains(/[|\[].*[A-Z]{2}|^ *\[.*(?:[|…]|--)/)
        let isLine =
            quote.text.hasPrefix(first) && commands.contains(first)
            && (quote.calls.contains("CommandSpec") || !words.contains(where: connectives.contains))
        return !isUsage && !isLine
    }

    /// Names of commands, which start their examples and lines.
    private static let commands: Set<String> = Set(
        SourceTree.sources.filter { $0.path.hasPrefix("Sources/Screens/") }.flatMap { file in
            SentenceReader.quotes(in: file.text).filter { $0.calls.contains { $0.hasPrefix("Command") } }.map(
                \.words)
        }.filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0 == "-" } })

    /// Words of sentences that no line of a command has.
    private static let connectives: Set = [
        "is", "are", "was", "were", "be", "not", "no", "the", "cannot", "failed", "found", "has", "have",
        "of", "your",
    ]

    private static let translations = Rule(
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
