import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct TypingTests {
    private func suggested(_ rest: String) -> String { "\u{1B}[2m\(rest)\u{1B}[0m\u{1B}8" }

    @Test func `the likeliest line is suggested, and keys accept all of it or its next word`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        try terminal.run("search cats", expecting: "60 photos")
        try terminal.run("status", expecting: "100 × 30")
        terminal.type("sea")
        try terminal.expect(suggested("rch cats"))
        // Pictures above are drawn at the same time; between two of them, the cursor is in the line.
        try terminal.wait(for: "the suggested line behind the cursor") { terminal in
            let screen = terminal.screen
            return screen.lines[screen.row] == "gallery> search cats"
                && screen.column == "gallery> sea".count
        }
        try terminal.run("\u{1B}[C", expecting: "60 photos")
        terminal.type("se")
        try terminal.expect(suggested("arch cats"))
        terminal.type("\u{1B}f")
        try terminal.expect(suggested(" cats"))
        try terminal.run(" sea", expecting: "Search sea")
        terminal.type("sea")
        try terminal.expect(suggested("rch sea"))
        terminal.type("\u{15}")
        #expect(terminal.quit() == 0)
        #expect(terminal.screen.unknown.isEmpty)
    }

    @Test func `suggestions can be switched off and on`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        try terminal.run("set suggestions off", expecting: "off")
        terminal.type("set sug")
        try terminal.wait(for: "the line") { $0.screen.lines[$0.screen.row] == "gallery> set sug" }
        terminal.waitForQuiet()
        #expect(terminal.screen.lines[terminal.screen.row] == "gallery> set sug")
        try terminal.run("\u{15}set suggestions on", expecting: "on")
        terminal.type("set sug")
        try terminal.expect(suggested("gestions on"))
        terminal.type("\u{15}")
        #expect(terminal.quit() == 0)
    }

    @Test func `Ctrl-R finds a line of an earlier session by a part of it`() throws {
        let home = Home()
        let first = try Gallery.withRecommendations(home)
        try first.run("search red cats", expecting: "Search red cats")
        #expect(first.quit() == 0)
        let terminal = try Gallery.withRecommendations(home)
        try terminal.run("search fog", expecting: "Search fog")
        terminal.type("\u{12}d c")
        try terminal.expect("search red cats")
        try terminal.run("\u{1B}", expecting: "Search red cats")
        #expect(terminal.quit() == 0)
        #expect(terminal.screen.unknown.isEmpty)
    }
}
