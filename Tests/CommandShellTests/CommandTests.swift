import Testing

@testable import CommandShell

@Suite struct CommandTests {
    @Test func `the first word of a line, lowercased, is the command name`() throws {
        #expect(try Command(parsing: "  Search  fog  forest ") == Command("search", ["fog", "forest"]))
    }

    @Test(arguments: [
        ("save 3 to \"my photos\"", ["3", "to", "my photos"]),
        ("save 3 to 'my photos'", ["3", "to", "my photos"]),
        ("search dog's nose", ["dog's", "nose"]), (#"search a\ b"#, ["a b"]), ("search \"\"", [""]),
        ("search кот 猫", ["кот", "猫"]), (#"search a\"#, [#"a\"#]),
    ])
    func `arguments are separated at spaces that are neither quoted nor escaped`(
        line: String, arguments: [String]
    ) throws {
        #expect(try Command(parsing: line)?.arguments == arguments)
    }

    @Test func `a blank line contains no command`() throws {
        #expect(try Command(parsing: " \t ") == nil)
    }

    @Test func `an unterminated quote is an error with the quote's column`() {
        #expect(throws: UsageError(.openQuote("\""), at: .column(7))) { try Command(parsing: "search \"fog") }
    }

    @Test(arguments: [
        ("доска новая Коты", "board", ["new", "Коты"]), ("board Новая", "board", ["new"]),
        ("доска \"новая\"", "board", ["новая"]), ("доска кот", "board", ["кот"]),
        ("save новая", "save", ["новая"]),
    ])
    func `a command and its subcommand may be words of another language`(
        line: String, name: String, arguments: [String]
    ) throws {
        let command = try Command(parsing: line)?.translated(
            by: ["доска": "board"], subcommands: ["board": ["новая": "new"]])
        #expect(command?.name == name && command?.arguments == arguments)
    }

    @Test(arguments: [
        ("save --width=3", nil), ("save --base=\"a b\"", nil), ("save \"--x=3\"", nil), ("save -- --x", nil),
        ("save --wdith=3", "--wdith"), ("save --fav=3", "--fav=3"), ("save --x", "--x"),
    ])
    func `an option is known with its value, if it takes one, and a quoted word is no option`(
        line: String, unknown: String?
    ) throws {
        let kinds: [ArgumentKind] = [.after("--width", []), .after("--base", []), .options(["--fav"])]
        let info = CommandInfo("save", group: CommandGroup("test"), summary: { "" }, takes: { _ in kinds })
        let command = try #require(try Command(parsing: line))
        let known = ["--width", "--base", "--fav"]
        let error = unknown.map {
            UsageError(.option($0, known: known), at: .argument(0, part: $0))
        }
        #expect(command.unknownOption(for: [info]) == error)
    }

    @Test(arguments: [
        (#"note 4 say "hi" to C:\dir  two  spaces "#, #"say "hi" to C:\dir  two  spaces"#),
        (#"note 4 "my  text""#, "my  text"), (#"note 4 "a \"b\"""#, #"a "b""#), (#"note 4 """#, ""),
        (#"note 4 6" tall"#, #"6" tall"#), (#"note 4 "a" and "b""#, #""a" and "b""#), ("note 4", ""),
        (#"note 4 a\b"#, #"a\b"#), (#"note 4 "Foo"-"Bar""#, #""Foo"-"Bar""#),
        ("note 4 \"\u{301}x", "\"\u{301}x"),
    ])
    func `a text is kept as typed; a single quoted word loses its quotes`(line: String, text: String) throws {
        let command = try #require(try Command(parsing: line) { $0 == "note" })
        #expect(Array(command.words.dropFirst()).typedText == text)
    }

    @Test func `at the prompt, a command that takes text includes the rest of the line`() {
        func parts(_ line: String) -> [String] { Command.parts(of: line) { $0 == "note" } }
        #expect(parts("fav 1; note 1 one; two;") == ["fav 1", "note 1 one; two;"])
        let isCommand = { (text: String) in text.hasPrefix("fav") }
        #expect(
            Command.parts(of: "note 1 one;two; fav 1; x", takesText: { $0 == "note" }, isCommand: isCommand)
                == [
                    "note 1 one;two", "fav 1", "x",
                ])
        #expect(parts(" ;fav 1; ;save 1") == ["fav 1", "save 1"])
        #expect(Command.parts(of: "fav 1;  save", indented: true) == ["fav 1", "        save"])
    }

    @Test func `semicolons outside quotes separate commands`() {
        #expect(Command.sequence("search 'a;b'; save 1") == ["search 'a;b'", " save 1"])
        #expect(Command.sequence("note a;\u{301}b").joined(separator: ";") == "note a;\u{301}b")
    }
}
