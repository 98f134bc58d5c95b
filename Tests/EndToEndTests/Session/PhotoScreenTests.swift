import PseudoTerminals
import Testing

@Suite(.onOwnThread) struct PhotoScreenTests {
    private func atPhoto(columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
        let terminal = try Gallery.withRecommendations(Home(), columns: columns, rows: rows)
        try terminal.run("search cats", expecting: "60 photos")
        try terminal.run("open 3", expecting: "Search cats > 3 of 60")
        return terminal
    }

    @Test(arguments: [(40, 20), (80, 24)])
    func `near there is only the photo, and fit brings the words back`(columns: Int, rows: Int) throws {
        let terminal = try atPhoto(columns: columns, rows: rows)
        try terminal.run("zoom 100%", expecting: "100 % · 50 % across, 50 % down")
        terminal.waitForQuiet(0.3)
        let near = terminal.screen
        let line = try #require(near.lines.firstIndex { $0.hasPrefix("100 % ·") })
        let photo = near.cells[(line - (rows - 3))..<line]
        #expect(photo.allSatisfy { row in row.allSatisfy { $0.map { "▀▄ ".contains($0) } ?? false } })
        #expect(near.lines[line + 1] == "gallery>")
        try terminal.run("right", expecting: "100 % · 5")
        try terminal.run("zoom fit", expecting: "Search cats > 3 of 60")
        try terminal.run("left", expecting: "This is the whole photo")
        try terminal.run("", expecting: "Search cats > 4 of 60")
        #expect(terminal.screen.unknown.isEmpty)
        #expect(terminal.quit() == 0)
    }
}
