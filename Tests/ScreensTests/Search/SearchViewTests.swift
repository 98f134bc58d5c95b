import Fakes
import GalleryCore
import Testing
import Viper

@testable import Screens

@Suite @MainActor struct SearchViewTests {
    private let view = SearchView(console: RecordingConsole())

    @Test func `words and filters are a search`() throws {
        let command = Command("search", ["fog", "color:BW", "forest", "order:latest"])
        let query = SearchQuery(words: "fog forest", filters: [.color: "bw", .order: "latest"])
        #expect(try view.event(for: command, numbers: nil) == .find(query))
    }

    @Test func `after two dashes nothing is a filter`() throws {
        let command = Command("search", ["--", "color:none", "--"])
        #expect(try view.event(for: command, numbers: nil) == .find(SearchQuery(words: "color:none --")))
    }

    @Test func `alone it asks for ideas`() throws {
        #expect(try view.event(for: Command("search"), numbers: nil) == .ideas)
    }

    @Test func `an unknown filter names the known ones`() {
        #expect(throws: UsageError(.filter("size", known: ["orientation", "color", "order"]))) {
            try view.event(for: Command("search", ["fog", "size:big"]), numbers: nil)
        }
        #expect(throws: UsageError.self) {
            try view.event(for: Command("search", ["fog", "order:best"]), numbers: nil)
        }
    }

    @Test(arguments: [("", SearchEvent.more), ("more", .more), ("refresh", .refresh)])
    func `words of lists`(word: String, event: SearchEvent) throws {
        #expect(try view.event(for: Command(word), numbers: nil) == event)
    }

    @Test func `foreign words are not its business`() throws {
        #expect(try view.event(for: Command("next"), numbers: 1...3) == nil)
    }
}
