import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct UndoTests {
    @Test func `"undo" restores favorites, one search, and the cleared history`() throws {
        let home = Home()
        let terminal = try Gallery.withRecommendations(home)
        try terminal.run("fav 1-3", expecting: "Added to favorites: ")
        try terminal.run("unfav 1,2", expecting: "Removed from favorites")
        try terminal.run("undo list", expecting: "1  removed from favorites: 2 photos")
        try terminal.run("cache clear", expecting: "pictures of favorites stay")
        try terminal.run("undo", expecting: "Restored to favorites: 2 photos")
        try terminal.run("favorites", expecting: "3 photos")
        try terminal.run("search cats", expecting: "60 photos")
        try terminal.run("history delete 1", expecting: "numbers it shows")
        try terminal.run("history", expecting: "1 search")
        try terminal.run("history delete 1", expecting: "Deleted: cats")
        try terminal.run("history", expecting: "No searches yet")
        try terminal.run("undo", expecting: "Restored: 1 search and 1 line")
        try terminal.run("history", expecting: "cats")
        try terminal.run("open 1", expecting: "60 photos")
        try terminal.run("history clear", expecting: "Delete 1 search")
        try terminal.run("y", expecting: "Deleted: 1 search and")
        // No lines are left to recall.
        terminal.type("\u{1B}[A\u{1B}[A")
        terminal.waitForQuiet()
        #expect(terminal.screen.lines[terminal.screen.row] == "gallery>")
        try terminal.run("undo", expecting: "Restored: 1 search")
        terminal.type("\u{1B}[A\u{1B}[A\u{1B}[A")
        try terminal.wait(for: "the line") {
            $0.screen.lines[$0.screen.row].hasPrefix("gallery> history clear")
                || $0.screen.lines[$0.screen.row] == "gallery> open 1"
        }
        terminal.type("\u{15}")
        #expect(terminal.quit() == 0)
        #expect(terminal.screen.unknown.isEmpty)
    }
}
