import PseudoTerminals
import Testing
import Waiting

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(3))) struct ScreenKeyTests {
    private static let altRight = "\u{1B}[1;3C"

    /// Presses a key; returns when the prompt is back.
    private func press(_ key: String, _ terminal: PseudoTerminal, expecting answer: String) throws {
        terminal.type(key)
        try terminal.expect(answer)
        try terminal.expectPrompt()
    }

    @Test(arguments: ["", "bind -v\n"])
    func `on an empty line a key is its command, in both modes`(editrc: String) throws {
        let file = TextFile(editrc)
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        for (key, command) in [
            (Self.altRight, "next"), ("\u{1B}\u{1B}[C", "next"), ("\u{1B}[1;3A", "back up"),
            ("\u{1B}+", "zoom in"), ("\u{1B}=", "zoom in"), ("\u{1B}[1;2D", "left"),
        ] {
            try press(key, terminal, expecting: "key: \(command)\r\n")
        }
        #expect(
            terminal.screen.lines.prefix(4) == ["gallery> next", "key: next", "gallery> next", "key: next"])
        #expect(terminal.screen.unknown.isEmpty)
    }

    @Test func `in vi's command mode too, and the next line is for text again`() throws {
        let file = TextFile("bind -v\n")
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        terminal.type("\u{1B}")
        // Longer than an escape sequence is waited for.
        terminal.waitForQuiet(0.1)
        try press(Self.altRight, terminal, expecting: "key: next\r\n")
        try terminal.run("abc", expecting: "got: abc\r\n")
    }

    @Test(arguments: ["bind -e\n", "bind -v\n"])
    func `with text in the line it moves by words, and changes nothing`(editrc: String) throws {
        let file = TextFile(editrc)
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        try terminal.run("ab cd\u{1B}[1;3D_", expecting: "got: ab _cd\r\n")
        try terminal.run("ab cd\u{1B}[1;3D\u{1B}[1;3D\(Self.altRight)_", expecting: "got: ab_ cd\r\n")
        try terminal.run("ab\u{1B}[1;3A\u{1B}[1;2D_", expecting: "got: ab_\r\n")
        if editrc == "bind -v\n" {
            // + and - would be lines of the history in its command mode.
            try terminal.run("cd\u{1B}-\u{1B}+_", expecting: "got: cd_\r\n")
        }
        #expect(!terminal.text.contains("key:"))
    }

    @Test func `in vi's command mode with text it moves as well`() throws {
        let file = TextFile("bind -v\n")
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        terminal.type("ab cd ef\u{1B}")
        terminal.waitForQuiet(0.1)
        try terminal.run("\u{1B}[1;3D\u{1B}[1;3Dx", expecting: "got: ab d ef\r\n")
        try terminal.run("abc", expecting: "got: abc\r\n")
        #expect(!terminal.text.contains("key:"))
    }

    @Test
    func `what a person binds to it is theirs while there is text, and the command's while there is none`()
        throws
    {
        let file = TextFile("bind \\\\e[1;3C ed-move-to-beg\nbind \\\\e+ ed-move-to-beg\n")
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        try press(Self.altRight, terminal, expecting: "key: next\r\n")
        try press("\u{1B}+", terminal, expecting: "key: zoom in\r\n")
        try terminal.run("bc\(Self.altRight)a", expecting: "got: abc\r\n")
        try terminal.run("bc\u{1B}+a", expecting: "got: abc\r\n")
    }

    @Test func `a key that stands for nothing here is what it was`() throws {
        let terminal = try Prompt.start()
        try terminal.run("\u{1B}[1;3D\u{1B}[1;3B\u{1B}[1;2Cab", expecting: "got: ab\r\n")
        #expect(!terminal.text.contains("key:"))
    }

    @Test func `a line emptied again is empty, one recalled is not, and a search is none`() throws {
        let terminal = try Prompt.start(environment: ["PROBE_HISTORY": "older line"])
        try press("ab\u{8}\u{8}\(Self.altRight)", terminal, expecting: "key: next\r\n")
        try terminal.run("\u{1B}[A\(Self.altRight)!", expecting: "got: older line!\r\n")
        terminal.type("\u{12}")
        try terminal.expect("bck:")
        terminal.type("old")
        try terminal.expect("older")
        terminal.type(Self.altRight)
        try terminal.run("", expecting: "got: ")
        #expect(terminal.text.components(of: "key:") == 1)
    }

    @Test func `keys pressed faster than commands run are all carried out`() throws {
        let terminal = try Prompt.start()
        terminal.type(String(repeating: Self.altRight, count: 5) + "end\r")
        try terminal.expect("got: end\r\n")
        #expect(terminal.text.components(of: "key: next") == 5)
    }

    @Test func `a sequence that comes in pieces is one key`() throws {
        let terminal = try Prompt.start()
        // Escape alone is a key 30 ms later. A busy machine may take that long between two pieces, which shows nothing.
        for _ in 0..<100 {
            if terminal.typeSlowly(Self.altRight, pause: 0.01) < 0.025 {
                return try terminal.expect("key: next\r\n")
            }
            terminal.waitForQuiet()
            terminal.type("\u{15}")
            terminal.forget()
        }
        Issue.record("no sequence was sent in time")
    }

    @Test func `where a key leaves the line, later pictures are painted in their place`() throws {
        let gate = Fifo()
        let terminal = try Prompt.start(environment: ["PROBE_GATE": gate.path], columns: 40, rows: 30)
        terminal.type("cards 1\r")
        try terminal.expect("shown")
        try terminal.expectPrompt()
        let first = try #require(terminal.screen.lines.firstIndex { $0.hasPrefix("....") })
        // Prints nothing, so that the filling goes on.
        terminal.type("progress\r")
        try terminal.expectPrompt()
        gate.send("d")
        try terminal.wait(for: "the picture") { $0.text.contains("1111") }
        terminal.waitForQuiet()
        #expect(terminal.screen.lines[first].hasPrefix("1111"))
    }
}
