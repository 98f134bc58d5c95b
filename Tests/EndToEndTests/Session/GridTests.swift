import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThreadFirst, .timeLimit(.minutes(10))) struct GridTests {
    private static let taken = "\u{1B}[?1049h", given = "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?1049l"

    private func inGrid(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
        let terminal = try Gallery.withRecommendations(Home(), columns: columns, rows: rows)
        try terminal.run("search cats", expecting: "60 photos")
        terminal.type("grid\r")
        try terminal.expect(Self.taken)
        try terminal.expect("Search cats > 1 of 60")
        terminal.waitForQuiet(0.3)
        return terminal
    }

    private func status(_ terminal: PseudoTerminal) -> String { terminal.screen.lines.last ?? "" }

    @Test
    func `keys move the cursor of the grid and load pages; after q, the list starts at the cursor`()
        throws
    {
        let terminal = try inGrid()
        #expect(terminal.screen.lines.contains { $0.hasPrefix("▸1 ") })
        #expect(!terminal.screen.lines.contains { $0.contains("gallery>") })
        terminal.type("\u{1B}[C\u{1B}OBl")
        try terminal.expect("Search cats > 7 of 60")
        terminal.waitForQuiet(0.3)
        #expect(terminal.screen.lines.count { $0.contains("▸") } == 1)
        #expect(terminal.screen.lines.contains { $0.contains("▸7 ") })
        // If the cursor moves within the screen, only text is drawn.
        #expect(terminal.text.count(of: "\u{1B}[H\u{1B}[2J") == 1)
        terminal.type("\u{1B}[6~\u{1B}[6~\u{1B}[6~")
        try terminal.expect("Search cats > 43 of 60")
        terminal.type("q")
        try terminal.expect(Self.given)
        try terminal.expect("43–")
        try terminal.expect(Gallery.prompt)
        terminal.waitForQuiet(0.3)
        let lines = terminal.screen.lines
        #expect(lines.filter { !$0.isEmpty }.last == "gallery>")
        #expect(lines.contains { $0.contains("43 ") } && !lines.contains { $0.contains("▸") })
        try terminal.run("open 44", expecting: "Search cats > 44 of 60")
        #expect(terminal.quit() == 0)
        #expect(terminal.modesNow == terminal.modesBefore)
    }

    @Test func `lists name the grid until it was used, and its command line also works at the prompt`() throws
    {
        let home = Home(), hint = "`grid`: choose with the arrow keys"
        let terminal = try Gallery.withRecommendations(home, columns: 80, rows: 24)
        try terminal.run("search cats", expecting: "60 photos")
        try terminal.run(":fav 3", expecting: "Added to favorites")
        #expect(terminal.text.count(of: hint) == 2)
        terminal.type("grid\r")
        try terminal.expect("Search cats > 1 of 60")
        terminal.type("q")
        try terminal.expect(Gallery.prompt)
        #expect(terminal.quit() == 0)
        let later = try Gallery.withRecommendations(home, columns: 80, rows: 24)
        try later.run("search cats", expecting: "60 photos")
        #expect(!later.text.contains(hint))
        #expect(later.quit() == 0)
    }

    @Test func `in the grid, Enter shows the photo under the cursor, and Escape returns to the grid`()
        throws
    {
        let terminal = try inGrid()
        terminal.type("3\r")
        try terminal.expect("Search cats > 3 of 60")
        terminal.type("\r")
        terminal.waitForQuiet(0.4)
        #expect(terminal.screen.lines.last?.contains("3 of 60 · ") == true)
        #expect(terminal.screen.lines.dropLast().allSatisfy { $0.allSatisfy(\.isBlock) })
        terminal.type("\u{1B}")
        try terminal.expect("Search cats > 3 of 60")
        terminal.waitForQuiet(0.3)
        #expect(terminal.screen.lines.contains { $0.contains("▸3 ") })
        terminal.type("\u{1B}")
        try terminal.expect(Self.given)
        try terminal.expect(Gallery.prompt)
        #expect(terminal.text.count(of: Self.taken) == 1)
        #expect(terminal.quit() == 0)
    }

    @Test func `the mouse moves the cursor in the grid, and is off at the prompt and after "set mouse off"`()
        throws
    {
        let terminal = try inGrid()
        #expect(terminal.text.contains("\u{1B}[?1000h\u{1B}[?1006h"))
        terminal.type("\u{1B}[<0;25;10M\u{1B}[<0;25;10m")
        try terminal.expect("Search cats > 6 of 60")
        terminal.type("\u{1B}[<65;25;10M")
        try terminal.expect("Search cats > 10 of 60")
        terminal.type("q")
        try terminal.expect(Self.given)
        try terminal.expect(Gallery.prompt)
        #expect(terminal.text.count(of: "?1006h") == 1)
        terminal.type("set mouse off\r")
        try terminal.expect(Gallery.prompt)
        terminal.type("grid\r")
        try terminal.expect(Self.taken)
        try terminal.expect("Search cats > 10 of 60")
        terminal.type("q")
        try terminal.expect(Self.given)
        #expect(terminal.text.count(of: "?1006h") == 1)
        #expect(terminal.quit() == 0)
    }

    @Test func `a wrong argument of a typed command is reported in the grid`() throws {
        let terminal = try inGrid()
        terminal.type(":save 2 --as gif\r")
        try terminal.expect("does not accept `gif`")
        terminal.type(":zoom x\r")
        try terminal.expect("Usage: zoom")
        #expect(!terminal.text.contains(Self.given))
        #expect(terminal.screen.lines.contains { $0.hasPrefix("▸1 ") })
        terminal.type("q")
        try terminal.expect(Self.given)
        #expect(terminal.quit() == 0)
    }

    @Test func `Ctrl-C closes the grid and returns to the prompt`() throws {
        let terminal = try inGrid()
        terminal.type("\u{3}")
        try terminal.expect(Self.given)
        try terminal.expect("Stopped.")
        try terminal.expect(Gallery.prompt)
        #expect(terminal.quit() == 0)
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a fatal signal in the grid restores the main screen`(signal: Int32) throws {
        let terminal = try inGrid()
        terminal.type("\u{1B}[C")
        terminal.send(signal)
        #expect(terminal.end() != nil)
        #expect(terminal.text.contains(Self.given))
        #expect(terminal.modesNow == terminal.modesBefore)
    }

    @Test func `a resize redraws the grid in the new size, down to one cell and back`() throws {
        let terminal = try inGrid()
        terminal.type("\u{1B}[C")
        for (columns, rows) in [(40, 15), (1, 1), (100, 30)] {
            let before = terminal.output.count
            terminal.resize(columns: columns, rows: rows)
            try terminal.wait(for: "the grid again") {
                String(decoding: $0.output[before...], as: UTF8.self).contains("\u{1B}[H\u{1B}[2J")
            }
            terminal.waitForQuiet(0.3)
            let screen = ScreenEmulator(
                String(decoding: terminal.output[before...], as: UTF8.self), columns: columns, rows: rows)
            if columns > 1 { #expect(screen.lines.contains { $0.contains("▸2 ") }) }
        }
        terminal.type("q")
        try terminal.expect(Self.given)
        try terminal.expect(Gallery.prompt)
        #expect(terminal.quit() == 0)
    }

    @Test func `Ctrl-Z closes the grid, and fg opens it again`() throws {
        let home = Home()
        let shell = try PseudoTerminal(
            ["/bin/sh", "-i"], environment: home.environment.merging(["PS1": "sh> "]) { $1 })
        try shell.expect("sh> ")
        shell.type("\(Gallery.path) --service demo\r")
        try shell.expect("Enter: more")
        try shell.expect(Gallery.prompt)
        shell.type("grid\r")
        try shell.expect(Self.taken)
        shell.waitForQuiet(0.3)
        shell.type("l")
        try shell.expect("Recommendations > 2")
        shell.type("\u{1A}")
        try shell.expect(Self.given)
        try shell.expect("sh> ")
        shell.type("fg\r")
        try shell.expect(Self.taken)
        try shell.expect("Recommendations > 2")
        shell.type("q")
        try shell.expect(Self.given)
        try shell.expect(Gallery.prompt)
        shell.type("quit\r")
        try shell.expect("sh> ")
    }

    @Test(arguments: (0..<1).map { SeededRandom(seed: $0) })
    func `after 400 random keys, the grid and then the prompt still work`(random: SeededRandom) throws {
        var random = random
        let terminal = try inGrid()
        let keys = [
            "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F",
            "h",
            "j", "k", "l", "+", "-", "1", "2", "0", "\u{7F}", "\u{1B}[1;3C", "x", "é", "\t",
            "\u{1B}[200~q\u{1B}[201~",
        ]
        for _ in 0..<400 { terminal.type(keys.randomElement(using: &random) ?? "l") }
        // Beside other work, the grid is still reading keys after the 30 seconds that the first wait lasts at most.
        terminal.waitForQuiet(0.5)
        try terminal.wait(for: "one cursor", within: 300) { terminal in
            terminal.screen.lines.count { $0.contains("▸") } == 1
        }
        terminal.type("q")
        try terminal.expect(Self.given)
        try terminal.expect(Gallery.prompt)
        try terminal.run("open 1", expecting: "Search cats > 1 of 60")
        #expect(terminal.quit() == 0)
    }

    @Test func `without a terminal, "grid" fails and prints the reason`() throws {
        let run = try Gallery.run("--service", "demo", input: "search cats\ngrid\n", home: Home())
        #expect(run.code == 1)
        #expect(run.problems.contains("`grid` needs an interactive terminal that shows pictures"))
    }
}
