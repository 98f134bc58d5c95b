import TestKit
import Testing

@Suite(.onOwnThreadFirst, .timeLimit(.minutes(10))) struct ResizeStormTests {
    private static let odd = [
        (0, 0), (20, 24), (80, 1), (1_000, 24), (1, 1), (20, 5), (1_000, 300), (0, 24), (80, 0), (2, 2),
    ]

    @Test(arguments: [SeededRandom(seed: 7)])
    func `after 200 resizes, some to extreme sizes, the prompt is intact`(_ random: SeededRandom) throws {
        let terminal = try Gallery.withRecommendations(Home())
        var random = random
        terminal.type("half a li")
        for step in 0..<200 {
            let size =
                step % 8 == 0
                ? Self.odd[step / 8 % Self.odd.count]
                : (.random(in: 10...200, using: &random), .random(in: 2...70, using: &random))
            terminal.resize(columns: size.0, rows: size.1)
            if step % 20 == 19 { terminal.type("\u{15}search \(step)\r") }
            if step % 20 == 5 { terminal.type("ne") }
            terminal.waitForQuiet(0.004)
        }
        terminal.resize(columns: 100, rows: 30)
        terminal.type("\u{3}")
        terminal.waitForQuiet(0.5)
        terminal.forget()
        try terminal.run("status", expecting: "100 × 30")
        terminal.type("ab\u{1B}[Dc")
        terminal.waitForQuiet(0.2)
        #expect(terminal.screen.lines[terminal.screen.row].hasPrefix("gallery> acb"))
        terminal.type("\u{15}")
        #expect(terminal.quit() == 0)
    }

    @Test(arguments: odd)
    func `after screens are drawn at an extreme size, the prompt works at a normal size`(
        columns: Int, rows: Int
    ) throws {
        let terminal = try Gallery.withRecommendations(Home())
        terminal.resize(columns: columns, rows: rows)
        terminal.waitForQuiet(0.5)
        let lines = [
            "recommend", "more", "search cats", "more", "open 1", "info", "zoom in", "right", "zoom fit",
            "full", "q", "history", "boards", "topic", "help", "doctor", "nonsense", "search c\t\t",
        ]
        for line in lines {
            // Clears input left by the key that ends `full`.
            terminal.type("\u{15}\(line)\r")
            terminal.waitForQuiet(0.25)
        }
        terminal.type("\u{15}search dogs\r")
        terminal.waitForQuiet(0.25)
        terminal.resize(columns: 100, rows: 30)
        terminal.waitForQuiet(0.5)
        terminal.forget()
        try terminal.run("\u{15}status", expecting: "100 × 30")
        #expect(terminal.quit() == 0)
    }
}
