import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct CompletionTests {
    @Test func `TAB completes commands, filters, numbers, tags, searches and folders`() throws {
        let home = Home()
        home.put("", at: "my photos/x")
        let terminal = try Gallery.withRecommendations(home)
        try terminal.run("sea\tcats colo\tb\tw\t", expecting: "Search cats color:bw")
        // After the search, completions include its text and the tags of the listed photos.
        terminal.type("search ca\t\t")
        try terminal.expect("photos · just now")
        try terminal.expect("tag")
        terminal.type("\u{15}open 1\t\t")
        try terminal.expect("12")
        terminal.type("\u{15}save 1 t\t~/\t")
        try terminal.expect("\"~/my photos/\"")
        terminal.type("\u{15}similar ~/my\tx\tby l\t")
        try terminal.wait(for: "the file") {
            $0.screen.lines.contains("gallery> similar \"~/my photos/x\" by look")
        }
        terminal.type("\u{15}board import ~/my\tx\tto")
        try terminal.wait(for: "the export") {
            $0.screen.lines.contains("gallery> board import \"~/my photos/x\" to")
        }
        terminal.type("\u{15}serv\t\t\t")
        try terminal.expect("works offline")
        terminal.type("\u{15}search orientation:\t\t")
        try terminal.expect("taller than wide")
        terminal.type("\u{15}set protocol \t\t")
        try terminal.expect("sixel graphics")
        terminal.type("\u{15}protocol w\t")
        try terminal.wait(for: "the name") { $0.screen.lines.contains("gallery> protocol words") }
        terminal.type("\u{15}")
        #expect(terminal.quit() == 0)
        #expect(terminal.screen.unknown.isEmpty)
    }

    @Test func `topics are completed once they are loaded`() throws {
        let terminal = try Gallery.withRecommendations(Home())
        terminal.type("topic \t")
        try terminal.wait(for: "the topics") { terminal in
            terminal.type("\t")
            terminal.waitForQuiet(0.2)
            return terminal.screen.lines.contains { $0.hasPrefix("sea") || $0.contains(" sea") }
        }
    }
}
