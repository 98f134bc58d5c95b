import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct TerminalSessionTests {
    @Test(arguments: [(100, 30), (40, 20)])
    func `on a terminal, photos are shown and saved, and lines are recalled in the next session`(
        columns: Int, rows: Int
    ) throws {
        let home = Home()
        let terminal = try Gallery.withRecommendations(home, columns: columns, rows: rows)
        let begin = try #require(terminal.text.firstRange(of: Gallery.prompt))
        let recommendations = try #require(terminal.text.firstRange(of: "Recommendations"))
        #expect(begin.lowerBound < recommendations.lowerBound)

        try terminal.run("search cats", expecting: "60 photos")
        try terminal.run("", expecting: "of 60 · Enter")
        try terminal.run("open 3", expecting: "Search cats > 3 of 60")
        try terminal.run("next", expecting: "Search cats > 4 of 60")
        try terminal.run("save --fav", expecting: "Saved")
        #expect(home.names(in: "Pictures/gallery").count == 2)
        try terminal.run("favorites", expecting: "1 of 1")
        #expect(terminal.quit() == 0)
        #expect(terminal.modesNow == terminal.modesBefore)

        // A line wider than the window would reach the right half of this screen. Only paths may be wrapped.
        let text = terminal.text.replacing(#/Saved [^\r\n]*/#, with: "")
        let wide = ScreenEmulator(text, columns: columns * 2, rows: 400)
        #expect(wide.unknown == [])
        #expect(wide.cells.allSatisfy { row in row[columns...].allSatisfy { $0 == " " } })

        let again = try Gallery.atPrompt(home, columns: columns, rows: rows)
        again.type("\u{1B}[A\u{1B}[A")
        try again.expect("favorites")
        again.type("\u{15}\u{4}")
        #expect(again.exitCode() == 0)
    }

    @Test func `pictures drawn between key presses leave the typed line intact`() throws {
        let terminal = try Gallery.atPrompt(Home())
        for character in "search fog forest" {
            terminal.type(String(character))
            // Pauses as in typing, so that pictures are drawn between keys.
            terminal.waitForQuiet(0.03)
        }
        try terminal.expect("Enter: more")
        terminal.waitForQuiet()
        let screen = terminal.screen
        #expect(screen.lines[screen.row] == "gallery> search fog forest")
        #expect(screen.lines.count { $0.contains("search fog forest") } == 1)
        #expect(screen.lines.contains { $0.hasPrefix("1 ") })
        try terminal.run("", expecting: "Search fog forest")
        #expect(terminal.quit() == 0)
    }

    @Test func `Ctrl-C at the prompt drops the line, and Ctrl-D exits`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        terminal.type("search fo")
        // Pictures drawn between two keys separate the letters in the output.
        try terminal.wait(for: "the line") { terminal in
            terminal.screen.lines.contains { $0.hasPrefix("gallery> search fo") }
        }
        terminal.type("\u{3}")
        try terminal.expect("^C")
        try terminal.expect(Gallery.prompt)
        terminal.type("\u{4}")
        #expect(terminal.exitCode() == 0)
        #expect(terminal.modesNow == terminal.modesBefore)
    }

    @Test func `Ctrl-C returns to the prompt while a service does not answer`() throws {
        let service = try RawServer(answer: nil)
        let terminal = try Gallery.atPrompt(
            Home(), environment: service.unsplash, service: "unsplash")
        for _ in 0..<5 {
            terminal.type("search fog\r")
            try terminal.expect("Search fog …")
            terminal.type("\u{3}")
            // The request timeout would print another message after half a minute.
            try terminal.expect("Stopped.")
            try terminal.expect(Gallery.prompt)
        }
        #expect(terminal.text.count(of: "Stopped") == 5)
        #expect(terminal.quit() == 0)
    }
}
