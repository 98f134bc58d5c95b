import CommandShell
import Testing

@testable import Screens

@Suite struct AliasTests {
    private let scope = ParsingScope(numbers: 1...30)

    private func event<Event>(_ line: String, in table: ScreenCommands<Event>) throws -> Event? {
        try table.event(for: #require(try Command(parsing: line)), in: scope)
    }

    @Test(arguments: [
        ("5", "open 5"), ("view 5", "open 5"), ("show 5", "open 5"), ("download 2-3", "save 2-3"),
        ("n", "more"), ("next", "more"),
    ])
    func `an alias of a list command is parsed like the command`(typed: String, command: String) throws {
        let table = PhotoListScreenCommands.table
        #expect(try event(typed, in: table) != nil)
        #expect(try event(typed, in: table) == event(command, in: table))
    }

    @Test(arguments: [
        ("?", "help"), ("h save", "help save"), ("find cats", "search cats"), ("/cats", "search cats"),
        ("/cats color:red", "search cats color:red"), ("/ cats", "search cats"), ("/", "search"),
        ("search \"\"", "search"), ("q", "quit"), (":q", "quit"),
    ])
    func `a global alias is parsed like its command`(typed: String, command: String) throws {
        let table = ScreenCommands(NavigationCommands.everywhere)
        #expect(try event(typed, in: table) != nil)
        #expect(try event(typed, in: table) == event(command, in: table))
    }

    @Test(arguments: ["ls", "clear"])
    func `"ls" and "clear" are commands on every screen`(word: String) throws {
        #expect(try event(word, in: ScreenCommands(NavigationCommands.everywhere)) != nil)
    }

    @Test(arguments: ["p", "prev"]) func `photo lists, recommendations and boards accept "p" and "prev"`(
        word: String
    ) throws {
        #expect(try event(word, in: PhotoListScreenCommands.table) != nil)
        #expect(try event(word, in: RecommendationsCommands.table) != nil)
        #expect(try event(word, in: BoardsCommands.table) != nil)
    }

    @Test func `an unlisted number without a command is an error at the number`() throws {
        #expect(throws: UsageError(.number("99", 1...30), at: .argument(-1, part: "99"))) {
            try event("99", in: PhotoListScreenCommands.table)
        }
    }

    @Test func `"help aliases" is a command on every screen`() throws {
        let table = ScreenCommands(NavigationCommands.everywhere)
        #expect(try event("help aliases", in: table) != nil)
    }
}
