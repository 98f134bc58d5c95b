import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct ScreenfulTests {
    @Test(arguments: [(100, 40, 12...16), (200, 60, 28...30), (80, 24, 6...8), (40, 20, 4...4)])
    func `the first screenful of a search has as many photos as fit into the window`(
        columns: Int, rows: Int, photos: ClosedRange<Int>
    ) throws {
        let terminal = try Gallery.atPrompt(Home(), columns: columns, rows: rows)
        for word in ["cats", "mountains"] {
            try terminal.run("search \(word)", expecting: "of 60 · Enter: more")
            #expect(photos.contains(try Self.shown(terminal)), "\(word)")
        }
        #expect(terminal.quit() == 0)
    }

    @Test func `compact density shows more photos than the default density`() throws {
        let terminal = try Gallery.atPrompt(Home(), columns: 100, rows: 40)
        try terminal.run("search cats", expecting: "of 60 · Enter: more")
        let usual = try Self.shown(terminal)
        terminal.type("set density compact\r")
        try terminal.expect("density")
        try terminal.expect("of 60 · Enter: more")
        try terminal.expect(Gallery.prompt)
        #expect(try Self.shown(terminal) > usual)
        #expect(terminal.quit() == 0)
    }

    /// Number of photos in the last screenful, from its position line.
    private static func shown(_ terminal: PseudoTerminal) throws -> Int {
        let line = try #require(terminal.screen.lines.last { $0.contains(" of 60") })
        let numbers = line.prefix { $0 != " " }.split(separator: "–").compactMap { Int($0) }
        let last = try #require(numbers.last)
        return numbers.count == 2 ? last - numbers[0] + 1 : 1
    }
}
