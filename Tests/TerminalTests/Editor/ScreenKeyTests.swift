import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ScreenKeyTests {
    private static let altRight = "\u{1B}[1;3C"

    private func press(_ key: String, _ terminal: PseudoTerminal, expecting answer: String) throws {
        terminal.type(key)
        try terminal.expect(answer)
        try terminal.expectPrompt()
    }

    @Test(arguments: ["", "bind -v\n"])
    func `a screen key on an empty line runs its command in emacs and vi mode`(editrc: String) throws {
        let file = TemporaryFile(editrc)
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

    @Test func `a screen key in vi command mode runs its command and resets the mode`() throws {
        let file = TemporaryFile("bind -v\n")
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        terminal.type("\u{1B}")
        // The wait is longer than the timeout of an escape sequence, so Escape counts as a key.
        terminal.waitForQuiet(0.3)
        try press(Self.altRight, terminal, expecting: "key: next\r\n")
        try terminal.run("abc", expecting: "got: abc\r\n")
    }

    @Test(arguments: ["bind -e\n", "bind -v\n"])
    func `in a line with text, a screen key runs no command, and Alt-Left and Alt-Right move by words`(
        editrc: String
    ) throws {
        let file = TemporaryFile(editrc)
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        try terminal.run("ab cd\u{1B}[1;3D_", expecting: "got: ab _cd\r\n")
        try terminal.run("ab cd\u{1B}[1;3D\u{1B}[1;3D\(Self.altRight)_", expecting: "got: ab_ cd\r\n")
        try terminal.run("ab\u{1B}[1;3A\u{1B}[1;2D_", expecting: "got: ab_\r\n")
        if editrc == "bind -v\n" {
            // In vi command mode, + and - would recall lines of the history.
            try terminal.run("cd\u{1B}-\u{1B}+_", expecting: "got: cd_\r\n")
        }
        #expect(!terminal.text.contains("key:"))
    }

    @Test func `in vi command mode, Alt-Left on a line with text moves the cursor by words`() throws {
        let file = TemporaryFile("bind -v\n")
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        terminal.type("ab cd ef\u{1B}")
        terminal.waitForQuiet(0.3)
        try terminal.run("\u{1B}[1;3D\u{1B}[1;3Dx", expecting: "got: ab d ef\r\n")
        try terminal.run("abc", expecting: "got: abc\r\n")
        #expect(!terminal.text.contains("key:"))
    }

    @Test
    func `a user's binding of a screen key applies only to a line with text`()
        throws
    {
        let file = TemporaryFile("bind \\\\e[1;3C ed-move-to-beg\nbind \\\\e+ ed-move-to-beg\n")
        let terminal = try Prompt.start(environment: ["EDITRC": file.path])
        try press(Self.altRight, terminal, expecting: "key: next\r\n")
        try press("\u{1B}+", terminal, expecting: "key: zoom in\r\n")
        try terminal.run("bc\(Self.altRight)a", expecting: "got: abc\r\n")
        try terminal.run("bc\u{1B}+a", expecting: "got: abc\r\n")
    }

    @Test func `on an empty line, a screen key without a command runs nothing and enters no text`() throws {
        let terminal = try Prompt.start()
        try terminal.run("\u{1B}[1;3D\u{1B}[1;3B\u{1B}[1;2Cab", expecting: "got: ab\r\n")
        #expect(!terminal.text.contains("key:"))
    }

    @Test func `a screen key runs its command on an emptied line, but not on a recalled line or in a search`()
        throws
    {
        let terminal = try Prompt.start(environment: ["PROBE_HISTORY": "older line"])
        try press("ab\u{8}\u{8}\(Self.altRight)", terminal, expecting: "key: next\r\n")
        try terminal.run("\u{1B}[A\(Self.altRight)!", expecting: "got: older line!\r\n")
        terminal.type("\u{12}")
        try terminal.expect("bck:")
        terminal.type("old")
        try terminal.expect("older")
        terminal.type(Self.altRight)
        try terminal.run("", expecting: "got: ")
        #expect(terminal.text.count(of: "key:") == 1)
    }

    @Test func `screen keys pressed faster than commands run are all processed`() throws {
        let terminal = try Prompt.start()
        terminal.type(String(repeating: Self.altRight, count: 5) + "end\r")
        try terminal.expect("got: end\r\n")
        #expect(terminal.text.count(of: "key: next") == 5)
    }

    @Test func `a key sequence that arrives in pieces is decoded as one key`() throws {
        let terminal = try Prompt.start()
        // After 30 ms, Escape counts as a key. If a busy machine delays a piece that long, the attempt is repeated.
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

    @Test func `pictures are painted at their position after a command that only shows progress`() throws {
        let gate = Fifo()
        let terminal = try Prompt.start(environment: ["PROBE_GATE": gate.path], columns: 40, rows: 30)
        terminal.type("cards 1\r")
        try terminal.expect("shown")
        try terminal.expectPrompt()
        let first = try #require(terminal.screen.lines.firstIndex { $0.hasPrefix("....") })
        // Progress, unlike other output, does not cancel painting.
        terminal.type("progress\r")
        try terminal.expectPrompt()
        gate.send("d")
        try terminal.wait(for: "the picture") { $0.text.contains("1111") }
        terminal.waitForQuiet()
        #expect(terminal.screen.lines[first].hasPrefix("1111"))
    }
}
