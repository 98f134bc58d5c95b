import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct TabKeyTests {
    private func start(columns: Int = 80, gate: String? = nil) throws -> PseudoTerminal {
        var environment = ["PROBE_WORDS": "search|save|open"]
        environment["PROBE_GATE"] = gate
        return try Prompt.start(environment: environment, columns: columns)
    }

    @Test func `TAB completes a word in the middle of a line`() throws {
        let terminal = try start()
        // Moves to the start and completes a word before the existing text.
        try terminal.run("x\u{1}sea\t", expecting: "got: search x\r\n")
    }

    @Test func `a second TAB lists the completions and keeps the line`() throws {
        let terminal = try start()
        terminal.type("s\t")
        try terminal.wait(for: "the bell") { $0.text.contains("\u{7}") }
        terminal.type("\t")
        try terminal.expect("the meaning of save")
        try terminal.wait(for: "the line") { $0.screen.lines[1] == "gallery> search" }
        #expect(terminal.screen.lines[0] == "search  the meaning of search   save    the meaning of save")
        try terminal.run("av\t7", expecting: "got: save 7\r\n")
        #expect(terminal.screen.unknown.isEmpty)
    }

    @Test func `completions are listed on a narrow screen, and the typed line is kept`() throws {
        let terminal = try start(columns: 20)
        terminal.type("open \t\t")
        try terminal.expect("title 12")
        try terminal.wait(for: "the line") { $0.screen.lines.contains("gallery> open") }
        #expect(terminal.screen.lines.contains("1   title 1"))
        try terminal.run("7", expecting: "got: open 7\r\n")
    }

    @Test func `pictures above listed completions are painted at their position`() throws {
        let gate = Fifo()
        let terminal = try Prompt.start(
            environment: ["PROBE_GATE": gate.path, "PROBE_WORDS": "search|save"], columns: 40, rows: 30)
        terminal.type("cards 1\r")
        try terminal.expect("shown")
        try terminal.expectPrompt()
        terminal.type("s\t\t")
        try terminal.expect("meaning of save")
        try terminal.wait(for: "the line") { $0.screen.lines.contains("gallery> search") }
        try terminal.expectPicture(behind: gate)
    }

    @Test func `TAB without completions rings the bell and inserts nothing`() throws {
        let terminal = try start()
        try terminal.run("zzz\t\t!", expecting: "got: zzz!\r\n")
        #expect(terminal.text.contains("\u{7}"))
        let plain = try Prompt.start()
        try plain.run("sea\t\t", expecting: "got: sea\r\n")
    }
}
