import CommandShell
import Testing
import TextLayout

extension CommandInfo {
    fileprivate init(_ name: String, _ summary: String, takes: [ArgumentKind] = []) {
        self.init(name, group: CommandGroup("test"), summary: { summary }, takes: { _ in takes })
    }
}

@Suite struct CompleterTests {
    private let completer = Completer(
        screen: "test",
        entries: [
            CommandInfo(
                "save", "keep a file",
                takes: [
                    .numbers, .after("to", [.one(.folders)]), .options(["--fav", "--original"]),
                    .after("as", [.after("--width", [])]),
                ]),
            CommandInfo(
                "search", "find", takes: [.pair(.filters), .phrase(.searches), .seen]),
            CommandInfo(
                "board", "",
                takes: [
                    .after("export", [.after("to", [.one(.folders)])]),
                    .after("move", [.numbers, .after("to", [.word([Completion("hall")])])]),
                ]),
            CommandInfo("credit", "", takes: [.numbers, .after("figure-md", []), .after("md", [])]),
            CommandInfo("open", "look", takes: [.number]),
            CommandInfo("help", "", takes: [.command]),
            CommandInfo(
                "service", "", takes: [.word([Completion("demo"), Completion("other")])]),
            CommandInfo("back", "go back"),
        ],
        aliases: ["открыть": "open", "назад": "back", "потом": "later", "доска": "board"],
        subcommands: ["board": ["экспорт": "export", "переместить": "move"]],
        offers: CompletionContext(numbers: 1...12, suggestions: ["fog", "forest", "night sky"]) {
            "photo \($0)"
        },
        sources: [
            .filters: { _ in
                ["color:", "order:", "color:red", "color:rose", "order:latest"].map {
                    Completion($0, ending: $0.hasSuffix(":") ? "" : " ")
                }
            },
            .searches: { _ in
                [Completion("fog forest order:latest", isPhrase: true), Completion("cats", isPhrase: true)]
            },
            .folders: { typed in ["~/fog/", "~/my photos/"].map { Completion($0, ending: "") } },
            .lines: { typed in [Completion("~/fog.jpg")] },
        ],
        phrases: CompletionPhrases(seen: "tag", more: { Line("and \($0) more") }))

    private func words(_ head: String) -> [String] { completer.choices(for: head).all.map(\.text) }

    private func line(_ head: String) -> String {
        let choices = completer.choices(for: head)
        return String(head.unicodeScalars.dropLast(choices.replaced)) + (choices.insertion ?? "")
    }

    @Test(
        arguments: [
            ("sav", "save "), ("BA", "back"), ("s", "s"), ("se", "se"), ("sea", "search "),
            ("save 1 t", "save 1 to "), ("save 3-", "save 3-"), ("open 7", "open 7"), ("open 2", "open 2"),
            ("save 1 to ~/f", "save 1 to ~/fog/"), ("save 1 to ~/m", "save 1 to \"~/my photos/\""),
            ("save 1 to \"~/my", "save 1 to \"~/my photos/\""),
            ("search co", "search color:"), ("search color:r", "search color:r"),
            ("search color:re", "search color:red "),
            ("search fog color:red o", "search fog color:red order:"),
            ("search fog fores", "search fog forest"), ("search fog forest o", "search fog forest order:"),
            ("search ca", "search cats "), ("search ni", "search \"night sky\" "), ("help ba", "help back"),
            ("board move 3 to ", "board move 3 to hall "), ("board move 3 t", "board move 3 to "),
            ("board export to ~/f", "board export to ~/fog/"), ("service d", "service demo "),
            ("  sav", "  save "), ("от", "открыть "), ("Открыть 1", "Открыть 1"), ("наз", "назад"),
            ("доска э", "доска экспорт "), ("board эк", "board экспорт "), ("board ex", "board export "),
            ("доска экспорт to ~/f", "доска экспорт to ~/fog/"),
            ("пот", "пот"), ("~/f", "~/fog.jpg "), ("credit 2 figure-m", "credit 2 figure-md "),
            ("save 1 as a b --w", "save 1 as a b --width "),
        ] as [(String, String)])
    func `TAB inserts the common prefix of all choices`(typed: String, expected: String) {
        let choices = completer.choices(for: typed)
        #expect(choices.insertion == nil ? typed == expected : line(typed) == expected)
    }

    @Test func `a command listed under another one is a choice only if that one does not match`() {
        let completer = Completer(
            screen: "test",
            entries: [
                CommandInfo("marks", "").listed(under: "mark"), CommandInfo("mark", ""),
                CommandInfo("unmark", "").listed(under: "mark"), CommandInfo("help", "", takes: [.command]),
            ],
            offers: CompletionContext(), sources: [:],
            phrases: CompletionPhrases(seen: "tag", more: { Line("and \($0) more") }))
        func words(_ head: String) -> [String] { completer.choices(for: head).all.map(\.text) }
        #expect(words("") == ["mark", "help"])
        #expect(words("help ma") == ["mark"])
        #expect(words("marks") == ["marks"] && words("u") == ["unmark"])
    }

    @Test func `for an ambiguous word, all choices are listed`() {
        #expect(words("s") == ["save", "search", "service"])
        #expect(words("save --") == ["--fav", "--original"])
        #expect(words("save 1 -") == ["--fav", "--original"])
        #expect(words("save 1 --fav to ~ --") == ["--original"])
        #expect(words("open 1") == ["1", "10", "11", "12"] && words("открыть 1") == words("open 1"))
        #expect(words("save 2,1") == ["1", "10", "11", "12"])
        #expect(words("search fo") == ["fog forest order:latest", "fog", "forest"])
        #expect(words("search color:r") == ["color:red", "color:rose"])
        #expect(words("") == ["save", "search", "board", "credit", "open", "help", "service", "back"])
    }

    @Test(arguments: [
        "back x", "nonsense ", "open 1 2", "service demo x", "search color:red color:", "open x",
    ])
    func `a word in an invalid position has no completion choices`(typed: String) {
        #expect(words(typed).isEmpty)
        #expect(completer.choices(for: typed).insertion == nil)
    }

    @Test func `control characters in a choice are replaced or removed`() {
        let choice = Completion("a\u{1B}[2Jb\u{202E}", meaning: "x\ny")
        #expect(choice.text == "a\u{FFFD}[2Jb")
        #expect(choice.meaning == "x y")
    }

    @Test(arguments: [20, 40, 80, 200])
    func `completion choices in columns fit the screen width`(columns: Int) {
        let choices = completer.choices(for: "")
        let rows = completer.rows(of: choices, on: ScreenSize(columns: columns, rows: 24))
        #expect(rows.allSatisfy { $0.width <= columns })
        #expect(rows.map(\.text).joined().contains("save     keep a file"))
    }

    @Test func `the last row counts the completion choices that do not fit on the screen`() {
        let rows = completer.rows(of: completer.choices(for: "open "), on: ScreenSize(columns: 20, rows: 9))
        #expect(rows.count == 5)
        #expect(rows.last?.text == "and 8 more")
    }
}

extension CompletionSource {
    fileprivate static let filters = CompletionSource("filters")
    fileprivate static let searches = CompletionSource("searches")
    fileprivate static let folders = CompletionSource("folders")
}
