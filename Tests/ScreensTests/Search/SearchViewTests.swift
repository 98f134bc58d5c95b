import CommandShell
import GalleryCore
import TestKit
import Testing

@testable import Screens

@Suite @MainActor struct SearchViewTests {
    private func route(_ words: String...) throws -> Route? {
        try SearchCommands.anywhere.parse(Command("search", words).words, ParsingScope())
    }

    @Test func `words and filters after "search" are parsed to a query`() throws {
        let query = SearchQuery(keywords: "fog forest", filters: [.color: "bw", .order: "latest"])
        #expect(try route("fog", "color:BW", "forest", "order:latest") == .search(query))
    }

    @Test func `the license and source filters accept comma-separated values if each value is valid`() throws
    {
        let query = SearchQuery(keywords: "fog", filters: [.license: "by,cc0", .source: "met,flickr"])
        #expect(try route("fog", "license:BY,cc0", "source:met,flickr") == .search(query))
        for wrong in ["license:by,none", "size:small,large", "license:", "source:,", "source:a/b"] {
            #expect(throws: UsageError.self) { try route("fog", wrong) }
        }
    }

    @Test func `words after -- are not parsed as filters`() throws {
        #expect(try route("--", "color:none", "--") == .search(SearchQuery(keywords: "color:none --")))
    }

    @Test func `words with a leading dash are excluded from the search, except after --`() throws {
        #expect(
            try route("fog", "-street", "-night sky", "--", "-x")
                == .search(SearchQuery(keywords: "fog -x", excluded: ["street", "night sky"])))
    }

    @Test(arguments: [
        ["-author:müller"], ["fog", "-type:jpg"], ["fog", "NOT", "color:red"],
        ["color:red", "color:blue"],
        ["order:latest", "fog", "order:popular"],
    ]) func `a filter that is excluded, or repeated with another value, is an error`(words: [String]) {
        #expect(throws: UsageError.self) {
            try SearchCommands.anywhere.parse(Command("search", words).words, ParsingScope())
        }
    }

    @Test func `a filter that is repeated with the same value is taken once, and words may have colons`()
        throws
    {
        #expect(
            try route("color:red", "fog", "color:Red", "-re:zero")
                == .search(SearchQuery(keywords: "fog", filters: [.color: "red"], excluded: ["re:zero"])))
    }

    @Test func `"search" without words opens the suggestions`() throws {
        #expect(try route() == .search(nil))
    }

    @Test
    func `an unknown filter is an error that lists the known filters; an unknown value is also an error`() {
        let known = FilterName.allCases.map(\.rawValue)
        #expect(throws: UsageError(.filter("shape", known: known), at: .argument(1, part: "shape"))) {
            try route("fog", "shape:round")
        }
        #expect(throws: UsageError.self) { try route("fog", "order:best") }
    }

    @Test(arguments: [("", SearchEvent.more), ("more", .more), ("refresh", .refresh)])
    func `commands of the search screen are parsed to their events`(word: String, event: SearchEvent) throws {
        #expect(try SearchCommands.table.event(for: Command(word), in: ParsingScope(numbers: nil)) == event)
    }

    @Test func `the search screen does not parse commands of other screens`() throws {
        #expect(try SearchCommands.table.event(for: Command("zoom"), in: ParsingScope(numbers: 1...3)) == nil)
    }
}
