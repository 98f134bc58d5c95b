import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct SuggestionEchoTests {
    private func start(_ environment: [String: String] = [:], columns: Int = 80) throws -> PseudoTerminal {
        let all = ["PROBE_HISTORY": "search cats|search fog forest", "PROBE_WORDS": "search|save|open"]
        return try Prompt.start(environment: all.merging(environment) { $1 }, columns: columns)
    }

    private func ghost(_ text: String) -> String { "\u{1B}7\u{1B}[2m\(text)\u{1B}[0m\u{1B}8" }

    @Test func `a key is echoed before the suggestion is looked up`() throws {
        let gate = Fifo()
        let terminal = try start(["PROBE_HISTORY": "", "PROBE_HELD": gate.path])
        terminal.forget()
        terminal.type("o")
        try terminal.expect("o")
        #expect(!terminal.text.contains("pen"))
        gate.send("x")
        try terminal.expect(ghost("pen"))
    }

    @Test func `if a typed character matches the suggestion, only the character is output`() throws {
        let terminal = try start()
        terminal.type("se")
        try terminal.expect(ghost("arch fog forest"))
        let before = terminal.output.count
        for key in "arch " {
            terminal.type(String(key))
            try terminal.expect(String(key))
        }
        #expect(terminal.screen.lines[0] == "gallery> search fog forest")
        terminal.type("c")
        try terminal.expect(ghost("ats"))
        let sent = String(decoding: terminal.output[before...], as: UTF8.self)
        #expect(sent == "arch \u{1B}[Kc" + ghost("ats"))
        try terminal.run("", expecting: "got: search c\r\n")
        #expect(terminal.screen.lines[0] == "gallery> search c")
    }

    @Test(arguments: ["\u{1B}[C", "\u{1B}f"])
    func `the rest of a partially typed suggestion can be accepted`(key: String) throws {
        let terminal = try start()
        terminal.type("search f")
        try terminal.expect(ghost("og forest"))
        let line = key == "\u{1B}f" ? "search fog" : "search fog forest"
        try terminal.run("o" + key, expecting: "got: \(line)\r\n")
    }

    @Test(arguments: [
        "search fog forest", "search 山の朝 and more words", "search рыжий кот на крыше", "search a😀b😀c😀d",
        "search naïve été",
    ])
    func `after each key, the row shows the typed text and the start of the suggestion`(line: String) throws {
        let terminal = try start(["PROBE_HISTORY": line], columns: 20)
        var typed = ""
        for scalar in line.unicodeScalars {
            typed.unicodeScalars.append(scalar)
            terminal.type(String(scalar))
            let wanted = shown(Prompt.text + typed), whole = shown(Prompt.text + line)
            try terminal.wait(for: typed) { terminal in
                let text = terminal.screen.lines.joined()
                return shown(text).hasPrefix(wanted) && whole.hasPrefix(shown(text))
            }
        }
        terminal.type("\r")
        try terminal.expect("got: search")
        #expect(terminal.screen.unknown.isEmpty)
    }

    private func shown(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != " " }))
    }

    @Test(arguments: [
        ("bind a ed-move-to-beg", "se", "ax", "got: xse\r\n"),
        ("bind a ed-delete-prev-char", "se", "ax", "got: sx\r\n"),
        ("bind a ed-newline", "se", "a", "got: se\r\n"),
        // In vi command mode, a letter is a command.
        ("bind -v", "se", "\u{1B}ahx", "got: sehx\r\n"),
    ])
    func `a key with a function other than typing hides the suggestion`(
        setup: String, start: String, keys: String, answer: String
    ) throws {
        let file = TemporaryFile(setup + "\n")
        let terminal = try self.start(["EDITRC": file.path])
        terminal.type(start)
        try terminal.expect(ghost("arch fog forest"))
        terminal.type(keys + (setup.hasSuffix("newline") ? "" : "\r"))
        try terminal.expect(answer)
        #expect(!terminal.screen.lines[0].contains("fog"))
        #expect(terminal.screen.lines[0].count < 16)
    }

    @Test func `a history search hides the suggestion`() throws {
        let terminal = try start()
        terminal.type("se")
        try terminal.expect(ghost("arch fog forest"))
        terminal.type("\u{12}arc")
        try terminal.expect("arc")
        try terminal.run("\u{1B}", expecting: "got: search fog forest\r\n")
        #expect(terminal.screen.lines[0] == "gallery> search fog forest")
    }
}
