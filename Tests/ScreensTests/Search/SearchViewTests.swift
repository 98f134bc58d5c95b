import CommandShell
import Fakes
import GalleryCore
import Testing

@testable import Screens

@Suite @MainActor struct SearchViewTests {
    private let view = SearchView(console: RecordingConsole())

    @Test func `words and filters are a search`() throws {
        let command = Command("search", ["fog", "color:BW", "forest", "order:latest"])
        let query = SearchQuery(words: "fog forest", filters: [.color: "bw", .order: "latest"])
        #expect(try SearchCommands.table.event(for: command, in: ParsingScope(numbers: nil)) == .find(query))
    }

    @Test func `a filter may have several values with commas between them`() throws {
        let command = Command("search", ["fog", "license:BY,cc0", "source:met,flickr"])
        let query = SearchQuery(words: "fog", filters: [.license: "by,cc0", .source: "met,flickr"])
        #expect(try SearchCommands.table.event(for: command, in: ParsingScope(numbers: nil)) == .find(query))
        for wrong in ["license:by,none", "size:small,large", "license:", "source:,", "source:a/b"] {
            #expect(throws: UsageError.self) {
                try SearchCommands.table.event(
                    for: Command("search", ["fog", wrong]), in: ParsingScope(numbers: nil))
            }
        }
    }

    @Test func `after two dashes nothing is a filter`() throws {
        let command = Command("search", ["--", "color:none", "--"])
        #expect(
            try SearchCommands.table.event(for: command, in: ParsingScope(numbers: nil))
                == .find(SearchQuery(words: "color:none --")))
    }

    @Test func `alone it asks for ideas`() throws {
        #expect(
            try SearchCommands.table.event(for: Command("search"), in: ParsingScope(numbers: nil)) == .ideas)
    }

    @Test func `an unknown filter names the known ones`() {
        let known = [
            "orientation", "color", "order", "license", "type", "size", "source", "collection", "content",
            "lang",
        ]
        #expect(throws: UsageError(.filter("shape", known: known), at: .argument(1, part: "shape"))) {
            try SearchCommands.table.event(
                for: Command("search", ["fog", "shape:round"]), in: ParsingScope(numbers: nil))
        }
        #expect(throws: UsageError.self) {
            try SearchCommands.table.event(
                for: Command("search", ["fog", "order:best"]), in: ParsingScope(numbers: nil))
        }
    }

    @Test(arguments: [("", SearchEvent.more), ("more", .more), ("refresh", .refresh)])
    func `words of lists`(word: String, event: SearchEvent) throws {
        #expect(try SearchCommands.table.event(for: Command(word), in: ParsingScope(numbers: nil)) == event)
    }

    @Test func `foreign words are not its business`() throws {
        #expect(try SearchCommands.table.event(for: Command("next"), in: ParsingScope(numbers: 1...3)) == nil)
    }
}
