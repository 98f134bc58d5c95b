import PseudoTerminals
import Testing
import Waiting

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(3))) struct AutosuggestionTests {
    private func start(_ environment: [String: String] = [:], columns: Int = 80) throws -> PseudoTerminal {
        let all = ["PROBE_HISTORY": "search cats|search fog forest", "PROBE_WORDS": "search|save|open"]
        return try Prompt.start(environment: all.merging(environment) { $1 }, columns: columns)
    }

    private func ghost(_ text: String) -> String { "\u{1B}7\u{1B}[2m\(text)\u{1B}[0m\u{1B}8" }

    @Test func `the rest of the likeliest line stands faintly behind the cursor`() throws {
        let terminal = try start()
        terminal.type("se")
        try terminal.expect(ghost("arch fog forest"))
        #expect(terminal.screen.lines[0] == "gallery> search fog forest")
        #expect(terminal.screen.column == 11)
        terminal.type("arch c")
        try terminal.expect(ghost("ats"))
        #expect(terminal.screen.lines[0] == "gallery> search cats")
        // What was not taken is not part of the line, and does not stay.
        try terminal.run("", expecting: "got: search c\r\n")
        #expect(terminal.screen.lines[0] == "gallery> search c")
        #expect(terminal.screen.unknown.isEmpty)
    }

    @Test(arguments: ["\u{1B}[C", "\u{1B}OC", "\u{6}"])
    func `right takes it`(key: String) throws {
        let terminal = try start()
        terminal.type("se")
        try terminal.expect(ghost("arch fog forest"))
        try terminal.run(key, expecting: "got: search fog forest\r\n")
    }

    @Test func `alt F takes a word of it`() throws {
        let terminal = try start()
        terminal.type("se")
        try terminal.expect(ghost("arch fog forest"))
        terminal.type("\u{1B}f")
        try terminal.expect(ghost(" fog forest"))
        terminal.type("\u{1B}f")
        try terminal.expect(ghost(" forest"))
        try terminal.run("", expecting: "got: search fog\r\n")
    }

    @Test func `where there is none the keys move as ever`() throws {
        let terminal = try start()
        try terminal.run("zab cd\u{1}\u{6}x\u{1B}[Cy\u{1B}fz", expecting: "got: zxaybz cd\r\n")
        // Three characters on, by a count.
        try terminal.run("zabcd\u{1}\u{1B}3\u{6}!", expecting: "got: zab!cd\r\n")
    }

    @Test func `commands are suggested where no line is`() throws {
        let terminal = try start(["PROBE_HISTORY": ""])
        terminal.type("o")
        try terminal.expect(ghost("pen"))
        try terminal.run("\u{1B}[C", expecting: "got: open\r\n")
    }

    @Test func `it ends before the window does`() throws {
        let terminal = try start(columns: 20)
        terminal.type("search f")
        try terminal.expect(ghost("og"))
        #expect(terminal.screen.lines[0] == "gallery> search fog")
        #expect(terminal.screen.lines[1].isEmpty)
        try terminal.run("\u{1B}[C", expecting: "got: search fog\r\nforest\r\n")
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": "vt100"]])
    func `without colors there is none`(environment: [String: String]) throws {
        let terminal = try start(environment)
        try terminal.run("se", expecting: "got: se\r\n")
        #expect(!terminal.text.contains("fog"))
    }

    @Test func `a search through the history is left alone`() throws {
        let terminal = try start()
        terminal.type("\u{12}ca")
        try terminal.expect("cats")
        try terminal.run("\u{1B}", expecting: "got: search cats\r\n")
        #expect(!terminal.text.contains("\u{1B}7"))
    }

    @Test func `what is printed meanwhile goes above, and it comes back`() throws {
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
