import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThreadFirst, .timeLimit(.minutes(10))) struct FullScreenSessionTests {
    private static let taken = "\u{1B}[?1049h", given = "\u{1B}[?1049l"

    private func atPhoto(_ home: Home = Home()) throws -> PseudoTerminal {
        let terminal = try Gallery.withRecommendations(home, columns: 80, rows: 24)
        try terminal.run("search cats", expecting: "60 photos")
        try terminal.run("open 3", expecting: "Search cats > 3 of 60")
        terminal.waitForQuiet(0.3)
        return terminal
    }

    @Test(arguments: ["q", "\u{1B}", "x\r\u{1B}[A\u{1B}[1;3C\u{1B}OP\t\u{4}é東\u{1B}[200~quit\r\u{1B}[201~"])
    func `"full" shows photo and status; nothing typed there reaches the prompt`(keys: String) throws {
        let terminal = try atPhoto()
        let before = terminal.screen
        terminal.type("full\r")
        try terminal.expect(Self.taken)
        terminal.waitForQuiet(0.4)
        let alone = terminal.screen
        #expect(!alone.lines.contains { $0.contains("gallery>") || $0.contains("Search cats") })
        #expect(
            alone.lines.dropLast().allSatisfy { row in
                row.allSatisfy(\.isBlock)
            })
        #expect(alone.lines.last?.contains(" · q: back, ?: keys") == true)
        terminal.type(keys)
        if keys.count > 1 {
            terminal.waitForQuiet(0.3)
            terminal.type("q")
        }
        try terminal.expect(Self.given)
        try terminal.expect(Gallery.prompt)
        // No byte reached the line: Enter shows the next photo.
        terminal.waitForQuiet(0.2)
        let after = terminal.screen
        #expect(after.lines.filter { !$0.isEmpty }.last == "gallery>")
        let heading = try #require(before.lines.firstIndex { $0.hasPrefix("Search cats > 3") })
        let prompt = try #require(before.lines.lastIndex { $0 == "gallery>" })
        let now = try #require(after.lines.firstIndex { $0.hasPrefix("Search cats > 3") })
        #expect(after.lines[now..<(now + prompt - heading)] == before.lines[heading..<prompt])
        try terminal.run("", expecting: "Search cats > 4 of 60")
        #expect(terminal.quit() == 0)
        #expect(!terminal.text.contains("Requests left"))
    }

    @Test func `arrow keys change the photo in full-screen mode and on an empty line`() throws {
        let terminal = try atPhoto()
        terminal.type("full\r")
        try terminal.expect(Self.taken)
        terminal.waitForQuiet(0.3)
        terminal.type("\u{1B}[C\u{1B}OC\u{1B}[D")
        try terminal.wait(for: "the fourth photo") { $0.screen.lines.last?.contains("4 of 60") == true }
        terminal.type("q")
        try terminal.expect("Search cats > 4 of 60")
        try terminal.expect(Gallery.prompt)
        terminal.waitForQuiet(0.3)
        terminal.type("\u{1B}[C")
        try terminal.expect("Search cats > 5 of 60")
        try terminal.expect(Gallery.prompt)
        terminal.waitForQuiet(0.3)
        terminal.type("open 1\u{1B}[D1\r")
        try terminal.expect("Search cats > 11 of 60")
        #expect(terminal.quit() == 0)
    }

    @Test func `q ends a slideshow and returns to the prompt`() throws {
        let terminal = try atPhoto()
        terminal.type("slideshow 0.5\r")
        try terminal.expect(Self.taken)
        // Each photo clears the screen first.
        try terminal.wait(for: "a few photos") { $0.text.count(of: "\u{1B}[H\u{1B}[2J") >= 3 }
        terminal.type("q")
        try terminal.expect(Self.given)
        try terminal.expect("Slideshow stopped: ")
        try terminal.expect(Gallery.prompt)
        #expect(terminal.text.count(of: Self.taken) == 1)
        #expect(terminal.quit() == 0)
    }

    @Test func `Ctrl-C ends a slideshow and prints a photo's heading above the prompt`() throws {
        let terminal = try atPhoto()
        terminal.type("slideshow 0.5\r")
        try terminal.wait(for: "the second photo") { $0.text.count(of: "\u{1B}[H\u{1B}[2J") >= 2 }
        terminal.type("\u{3}")
        try terminal.expect(Self.given)
        try terminal.expect("Stopped.")
        try terminal.expect(Gallery.prompt)
        #expect(terminal.text.count(of: "Search cats > ") >= 2)
        #expect(terminal.quit() == 0)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
    func `a fatal signal in full-screen mode restores the main screen`(signal: Int32) throws {
        let terminal = try atPhoto()
        terminal.type("full\r")
        try terminal.expect(Self.taken)
        terminal.waitForQuiet(0.2)
        terminal.send(signal)
        #expect(terminal.end() != nil)
        #expect(terminal.text.contains(Self.given))
        #expect(terminal.modesNow == terminal.modesBefore)
    }

    @Test func `a resize redraws the full-screen photo in the new size`() throws {
        let terminal = try atPhoto()
        terminal.type("full\r")
        try terminal.expect(Self.taken)
        terminal.waitForQuiet(0.3)
        let before = terminal.output.count
        terminal.resize(columns: 50, rows: 20)
        try terminal.wait(for: "the photo again") { $0.text.count(of: "\u{1B}[H\u{1B}[2J") >= 2 }
        terminal.waitForQuiet(0.3)
        let anew = String(decoding: terminal.output[before...], as: UTF8.self)
        let screen = ScreenEmulator(anew, columns: 50, rows: 20)
        #expect(screen.cells.count { row in row.contains { $0 != " " && $0?.isBlock == true } } >= 12)
        terminal.type("q")
        try terminal.expect(Self.given)
        try terminal.expect(Gallery.prompt)
        #expect(terminal.quit() == 0)
    }

    @Test func `Ctrl-Z leaves full-screen mode, and fg returns to it`() throws {
        let home = Home()
        let shell = try PseudoTerminal(
            ["/bin/sh", "-i"], environment: home.environment.merging(["PS1": "sh> "]) { $1 })
        try shell.expect("sh> ")
        shell.type("\(Gallery.path) --service demo\r")
        try shell.expect("Enter: more")
        try shell.expect(Gallery.prompt)
        try shell.run("open 2", expecting: "Recommendations > 2")
        shell.type("full\r")
        try shell.expect(Self.taken)
        shell.waitForQuiet(0.3)
        shell.type("\u{1A}")
        try shell.expect(Self.given)
        try shell.expect("sh> ")
        shell.type("fg\r")
        try shell.expect(Self.taken)
        shell.waitForQuiet(0.3)
        shell.type("q")
        try shell.expect(Self.given)
        try shell.expect(Gallery.prompt)
        try shell.run("prev", expecting: "Recommendations > 1")
        shell.type("quit\r")
        try shell.expect("sh> ")
    }

    @Test func `without a terminal, "full" prints the alt text, and "slideshow" fails`()
        throws
    {
        let session = "search cats\nopen 3\nfull\n"
        let run = try Gallery.run("--service", "demo", input: session, home: Home())
        #expect(run.code == 0)
        #expect(!run.output.contains(0x1B))
        #expect(run.problems.hasSuffix("]\n"))
        let slides = try Gallery.run("--service", "demo", input: session + "slideshow\n", home: Home())
        #expect(slides.code == 1)
        #expect(slides.problems.contains("A slideshow needs an interactive terminal that shows pictures"))
    }
}
