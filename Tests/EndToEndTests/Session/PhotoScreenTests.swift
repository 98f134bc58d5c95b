import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct PhotoScreenTests {
    private func atPhoto(
        _ home: Home = Home(), columns: Int = 80, rows: Int = 24
    ) throws -> PseudoTerminal {
        let terminal = try Gallery.withRecommendations(home, columns: columns, rows: rows)
        try terminal.run("search cats", expecting: "60 photos")
        try terminal.run("open 3", expecting: "Search cats > 3 of 60")
        return terminal
    }

    @Test(arguments: ["", "bind -v\n"])
    func `keys on an empty line show the next and previous photo, zoom, and go back`(editrc: String) throws {
        let home = Home()
        home.put(editrc, at: ".editrc")
        let terminal = try atPhoto(home)
        for (key, answer) in [
            ("\u{1B}[1;3C", "Search cats > 4 of 60"), ("\u{1B}[1;3D", "Search cats > 3 of 60"),
            ("\u{1B}+", "3.1 % · 50 % across"), ("\u{1B}[1;2B", "3.1 % · 50 % across, 6"),
            ("\u{1B}-", "Search cats > 3 of 60"), ("\u{1B}[1;3A", "60 photos"),
        ] {
            terminal.type(key)
            try terminal.expect(answer)
            try terminal.expect(Gallery.prompt)
        }
        // The keys of a photo do nothing in a list.
        try terminal.run("\u{1B}[1;3Copen 5", expecting: "Search cats > 5 of 60")
        #expect(terminal.quit() == 0)
        // Commands run by keys are not recalled.
        let again = try Gallery.atPrompt(home)
        again.type("\u{1B}[A\u{1B}[A")
        try again.expect("open 5")
        #expect(again.text.count(of: "next") == 0)
    }

    @Test(arguments: [(40, 20), (80, 24)])
    func `a zoomed photo fills the window above a status line, and "zoom fit" restores the photo screen`(
        columns: Int, rows: Int
    ) throws {
        let terminal = try atPhoto(columns: columns, rows: rows)
        try terminal.run("zoom 100%", expecting: "100 % · 50 % across, 50 % down")
        terminal.waitForQuiet(0.3)
        let near = terminal.screen
        let line = try #require(near.lines.firstIndex { $0.contains("x · 100 % ·") })
        let photo = near.cells[..<line].suffix(rows - 3)
        #expect(photo.count == rows - 3)
        #expect(
            photo.allSatisfy { row in
                row.allSatisfy { $0?.isBlock ?? false }
            })
        #expect(near.lines[line + 1] == "gallery>")
        try terminal.run("right", expecting: "100 % · 5")
        try terminal.run("zoom fit", expecting: "Search cats > 3 of 60")
        try terminal.run("left", expecting: "This is the whole photo")
        try terminal.run("", expecting: "Search cats > 4 of 60")
        #expect(terminal.screen.unknown.isEmpty)
        #expect(terminal.quit() == 0)
    }
}
