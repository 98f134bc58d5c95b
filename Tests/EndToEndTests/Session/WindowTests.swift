import TestKit
import Testing

@Suite(.serialized, .onOwnThreadFirst, .timeLimit(.minutes(10))) struct WindowTests {
    @Test
    func `after many resizes, the screen is redrawn once, below the old one, and the typed line remains`()
        throws
    {
        let terminal = try Gallery.withRecommendations(Home())
        terminal.type("search fo")
        try terminal.expect("search fo")
        terminal.waitForQuiet(0.3)
        let headings = terminal.text.count(of: "Recommendations")
        let before = terminal.output.count
        for columns in 60..<100 { terminal.resize(columns: columns, rows: 30) }
        terminal.resize(columns: 50, rows: 20)
        try terminal.expect("Enter: more")
        try terminal.expect("search fo")
        terminal.waitForQuiet(0.6)
        #expect(terminal.text.count(of: "Recommendations") == headings + 1)
        // The redrawn part fits the window, and the line is intact.
        let anew = String(decoding: terminal.output[before...], as: UTF8.self)
        let wide = ScreenEmulator(anew, columns: 100, rows: 400)
        #expect(wide.cells.allSatisfy { row in row[50...].allSatisfy { $0 == " " } })
        try terminal.run("g", expecting: "Search fog")
        #expect(terminal.quit() == 0)
    }

    @Test func `a resize redraws a photo but not plain text`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        try terminal.run("open 2", expecting: "Recommendations > 2")
        terminal.resize(columns: 60, rows: 20)
        try terminal.expect("Recommendations > 2")
        try terminal.run("help all", expecting: "Set up")
        terminal.waitForQuiet(0.3)
        terminal.forget()
        terminal.resize(columns: 90, rows: 25)
        terminal.waitForQuiet(0.6)
        #expect(!terminal.text.suffix(2000).contains("Recommendations > 2"))
        #expect(terminal.quit() == 0)
    }

    @Test func `after Ctrl-Z, fg redraws the screen and the typed line`() throws {
        let home = Home()
        let shell = try PseudoTerminal(
            ["/bin/sh", "-i"], environment: home.environment.merging(["PS1": "sh> "]) { $1 })
        try shell.expect("sh> ")
        shell.type("\(Gallery.path) --service demo\r")
        try shell.expect("Enter: more")
        try shell.expect(Gallery.prompt)
        try shell.run("open 2", expecting: "Recommendations > 2")
        shell.waitForQuiet(0.3)
        shell.type("half a line")
        try shell.expect("half a line")
        shell.type("\u{1A}")
        try shell.expect("sh> ")
        shell.forget()
        shell.type("fg\r")
        try shell.expect("Recommendations > 2")
        try shell.expect("half a line")
        shell.type("\u{15}quit\r")
        try shell.expect("sh> ")
    }

    @Test(arguments: [SeededRandom(seed: 7)])
    func `after 200 resizes while pictures are drawn, commands work`(_ random: SeededRandom) throws {
        var random = random
        let terminal = try Gallery.atPrompt(Home())
        let sizes = [(0, 0), (1, 1), (80, 1), (20, 3), (1000, 2), (1000, 1000), (7, 60), (300, 100)]
        for step in 0..<200 {
            let odd = sizes[step / 3 % sizes.count]
            let (columns, rows) =
                step % 3 == 0
                ? odd : (.random(in: 1...220, using: &random), .random(in: 1...70, using: &random))
            terminal.resize(columns: columns, rows: rows)
            if step % 20 == 5 { terminal.type("more\r") }
            if step % 50 == 20 { terminal.type("search fog\r") }
            // Every tenth pause is long enough to draw pictures.
            terminal.waitForQuiet(step % 10 == 0 ? 0.25 : 0.005)
        }
        terminal.resize(columns: 80, rows: 24)
        terminal.waitForQuiet(0.5)
        terminal.type("\u{15}")
        try terminal.run("search cats", expecting: "60 photos")
        #expect(terminal.quit() == 0)
        #expect(terminal.modesNow == terminal.modesBefore)
    }

    @Test func `a new number of list columns is applied at once and reported`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        terminal.type("set columns 4\r")
        try terminal.expect("set in this session")
        try terminal.expect("Recommendations")
        try terminal.expect("Enter: more")
        try terminal.expect(Gallery.prompt)
        terminal.waitForQuiet(0.3)
        let screen = terminal.screen
        for column in [0, 25, 50, 75] {
            #expect(screen.cells.contains { $0[column]?.isNumber == true }, "no number at column \(column)")
        }
        try terminal.run("set columns none", expecting: "columns cannot be `none`")
        try terminal.run("set columns auto", expecting: "built in")
        #expect(terminal.quit() == 0)
    }
}
