import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct AutosuggestionTests {
    private func start(_ environment: [String: String] = [:], columns: Int = 80) throws -> PseudoTerminal {
        let all = ["PROBE_HISTORY": "search cats|search fog forest", "PROBE_WORDS": "search|save|open"]
        return try Prompt.start(environment: all.merging(environment) { $1 }, columns: columns)
    }

    private func ghost(_ text: String) -> String { "\u{1B}7\u{1B}[2m\(text)\u{1B}[0m\u{1B}8" }

    @Test func `the rest of the likeliest line is shown faintly after the cursor`() throws {
        let terminal = try start()
        terminal.type("se")
        try terminal.expect(ghost("arch fog forest"))
        #expect(terminal.screen.lines[0] == "gallery> search fog forest")
        #expect(terminal.screen.column == 11)
        terminal.type("arch c")
        try terminal.expect(ghost("ats"))
        #expect(terminal.screen.lines[0] == "gallery> search cats")
        // An unaccepted suggestion is neither entered nor left on the screen.
        try terminal.run("", expecting: "got: search c\r\n")
        #expect(terminal.screen.lines[0] == "gallery> search c")
        #expect(terminal.screen.unknown.isEmpty)
    }

    @Test(arguments: ["\u{1B}[C", "\u{1B}OC", "\u{6}"])
    func `the right arrow and Ctrl-F accept the suggestion`(key: String) throws {
        let terminal = try start()
        terminal.type("se")
        try terminal.expect(ghost("arch fog forest"))
        try terminal.run(key, expecting: "got: search fog forest\r\n")
    }

    @Test func `Alt-F accepts a word of the suggestion`() throws {
        let terminal = try start()
        terminal.type("se")
        try terminal.expect(ghost("arch fog forest"))
        terminal.type("\u{1B}f")
        try terminal.expect(ghost(" fog forest"))
        terminal.type("\u{1B}f")
        try terminal.expect(ghost(" forest"))
        try terminal.run("", expecting: "got: search fog\r\n")
    }

    @Test func `without a suggestion, the keys that accept a suggestion move the cursor`() throws {
        let terminal = try start()
        try terminal.run("zab cd\u{1}\u{6}x\u{1B}[Cy\u{1B}fz", expecting: "got: zxaybz cd\r\n")
        // Moves three characters by a numeric argument.
        try terminal.run("zabcd\u{1}\u{1B}3\u{6}!", expecting: "got: zab!cd\r\n")
    }

    @Test func `a command is suggested if no line of the history matches`() throws {
        let terminal = try start(["PROBE_HISTORY": ""])
        terminal.type("o")
        try terminal.expect(ghost("pen"))
        try terminal.run("\u{1B}[C", expecting: "got: open\r\n")
    }

    @Test func `a suggestion is clipped at the end of the row`() throws {
        let terminal = try start(columns: 20)
        terminal.type("search f")
        try terminal.expect(ghost("og"))
        #expect(terminal.screen.lines[0] == "gallery> search fog")
        #expect(terminal.screen.lines[1].isEmpty)
        try terminal.run("\u{1B}[C", expecting: "got: search fog\r\nforest\r\n")
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": "vt100"]])
    func `without colors, nothing is suggested`(environment: [String: String]) throws {
        let terminal = try start(environment)
        try terminal.run("se", expecting: "got: se\r\n")
        #expect(!terminal.text.contains("fog"))
    }

    @Test func `a history search shows no suggestion`() throws {
        let terminal = try start()
        terminal.type("\u{12}ca")
        try terminal.expect("cats")
        try terminal.run("\u{1B}", expecting: "got: search cats\r\n")
        #expect(!terminal.text.contains("\u{1B}7"))
    }

    @Test func `output is printed above the typed line, and the suggestion is shown again`() throws {
        let gate = Fifo()
        let terminal = try start(["PROBE_GATE": gate.path])
        terminal.type("se")
        try terminal.expect(ghost("arch fog forest"))
        gate.send("a")
        try terminal.expect("above")
        try terminal.expect(ghost("arch fog forest"))
        #expect(terminal.screen.lines.prefix(2) == ["above", "gallery> search fog forest"])
        try terminal.run("", expecting: "got: se\r\n")
    }
}
