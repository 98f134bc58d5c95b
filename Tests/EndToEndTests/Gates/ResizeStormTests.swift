import PseudoTerminals
import Testing

@Suite(.onOwnThread) struct ResizeStormTests {
    /// Always the same sizes, wherever it runs.
    private struct Sizes: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    @Test func `200 sizes, odd ones among them, leave the prompt as it was`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        var random = Sizes(state: 7)
        let odd = [(0, 0), (20, 24), (80, 1), (1_000, 24), (1, 1), (20, 5), (1_000, 300), (0, 24), (80, 0)]
        terminal.type("half a li")
        for step in 0..<200 {
            let size =
                step % 8 == 0
                ? odd[step / 8 % odd.count]
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
}
