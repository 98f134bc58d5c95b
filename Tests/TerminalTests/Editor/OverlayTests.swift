import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct OverlayTests {
    @Test func `output printed while a line is typed goes above the line`() throws {
        let gate = Fifo()
        let terminal = try Prompt.start(environment: ["PROBE_GATE": gate.path], columns: 20)
        terminal.type("a half-typed line that wraps\u{1B}[D\u{1B}[D")
        try terminal.wait(for: "the line") { $0.screen.lines[1].hasPrefix("d line that wraps") }
        gate.send("a")
        try terminal.expect("above")
        try terminal.wait(for: "the line below") { $0.screen.lines[2].hasPrefix("d line that wraps") }
        #expect(terminal.screen.lines.prefix(3) == ["above", "gallery> a half-type", "d line that wraps"])
        try terminal.run("!", expecting: "line that wra!ps\r\n")
        #expect(terminal.screen.unknown.isEmpty)
    }

    @Test func `pictures are painted at their position while a line is typed`() throws {
        let gate = Fifo()
        let terminal = try Prompt.start(environment: ["PROBE_GATE": gate.path], columns: 40, rows: 30)
        terminal.type("cards 2\r")
        try terminal.expect("shown")
        try terminal.expectPrompt()
        terminal.type("a line that is longer than the window is wide\u{1B}[D")
        try terminal.wait(for: "the line, with the cursor one back") { terminal in
            terminal.screen.lines.contains("window is wide") && terminal.screen.column == 13
        }
        let before = terminal.screen
        gate.send("d")
        try terminal.wait(for: "the pictures") { $0.text.contains("gone") && $0.text.contains("1111") }
        try terminal.wait(for: "the end of it") { $0.screen.column == before.column }
        let after = terminal.screen
        #expect((after.row, after.column) == (before.row, before.column))
        let filled = before.lines.map { line in
            line.hasPrefix("....") ? String(repeating: "1", count: line.count) : line
        }
        let first = filled.firstIndex { $0.hasPrefix("1111") } ?? 0
        let title = filled.firstIndex { $0 == "1 title" } ?? 0
        #expect(Array(after.lines[first..<title]) == Array(filled[first..<title]))
        #expect(after.lines.contains { $0.contains(". gone .") || $0.contains("gone") })
        #expect(after.lines.suffix(30 - title).filter { $0.contains("1111") }.isEmpty)
        try terminal.run("", expecting: "got: a line that is longer than the\r\nwindow is wide\r\n")
        #expect(terminal.screen.unknown.isEmpty)
    }

    @Test func `pictures that become ready after the next command has printed text are painted above it`()
        throws
    {
        let gate = Fifo()
        let terminal = try Prompt.start(environment: ["PROBE_GATE": gate.path], columns: 40, rows: 30)
        terminal.type("cards 1\r")
        try terminal.expect("shown")
        try terminal.expectPrompt()
        let before = terminal.screen.lines
        terminal.type("deafening\r")
        try terminal.expect("got: deafening")
        try terminal.expectPrompt()
        gate.send("d")
        try terminal.expect("1111")
        terminal.waitForQuiet()
        let filled = before.map { $0.hasPrefix("....") ? $0.replacing(".", with: "1") : $0 }
        let end = try #require(before.lastIndex { $0.hasPrefix("shown") })
        #expect(terminal.screen.lines.prefix(end) == filled.prefix(end))
    }

    /// In a window of 40 columns, the lines take one row, exactly one full row, and two rows.
    @Test(arguments: [0, 24, 40])
    func `lines entered before a picture is ready do not displace the picture`(longer: Int) throws {
        let gate = Fifo()
        let terminal = try Prompt.start(environment: ["PROBE_GATE": gate.path], columns: 40, rows: 30)
        terminal.type("cards 1\r")
        try terminal.expect("shown")
        try terminal.expectPrompt()
        for _ in 0..<2 {
            terminal.type("silent \(String(repeating: "x", count: longer))\r")
            try terminal.expectPrompt()
        }
        try terminal.expectPicture(behind: gate)
    }

    /// A line of 6 rows leaves part of the picture on the screen, and a line of 10 rows scrolls it off completely.
    @Test(arguments: [40, 74])
    func `picture rows that scrolled off the screen are not painted`(words: Int) throws {
        let gate = Fifo()
        let terminal = try Prompt.start(environment: ["PROBE_GATE": gate.path], columns: 40, rows: 12)
        terminal.type("cards 1\r")
        try terminal.expect("shown")
        try terminal.expectPrompt()
        terminal.type(String(repeating: "long ", count: words) + "end")
        try terminal.wait(for: "the line") { $0.screen.lines[11].hasSuffix("end") }
        let before = terminal.screen.lines
        gate.send("d")
        if words == 40 { try terminal.expect("1111") }
        terminal.waitForQuiet()
        let after = terminal.screen.lines
        #expect(after.contains { $0.hasPrefix("1111") } == (words == 40))
        for (old, new) in zip(before, after) where !old.hasPrefix("....") { #expect(new == old) }
        #expect(terminal.screen.unknown.isEmpty)
    }

    @Test func `a resize redraws the line and cancels painting`() throws {
        let gate = Fifo()
        let terminal = try Prompt.start(environment: ["PROBE_GATE": gate.path], columns: 40, rows: 30)
        terminal.type("cards 1\r")
        try terminal.expect("shown")
        try terminal.expectPrompt()
        terminal.type("half")
        try terminal.expect("half")
        terminal.resize(columns: 60, rows: 20)
        try terminal.expect("half")
        gate.send("d")
        gate.send("a")
        try terminal.expect("above")
        #expect(!terminal.text.contains("1111"))
        try terminal.run("", expecting: "got: half\r\n")
    }

    @Test(arguments: [SeededRandom(seed: 5)])
    func `after two hundred resizes while a line is typed, the editor works`(_ random: SeededRandom) throws {
        let terminal = try Prompt.start()
        var random = random
        for _ in 0..<200 {
            terminal.resize(
                columns: Int.random(in: 0...120, using: &random), rows: Int.random(in: 0...40, using: &random)
            )
            terminal.type("x\u{8}")
        }
        terminal.resize(columns: 80, rows: 24)
        try terminal.run("alive", expecting: "got: alive\r\n")
    }
}
