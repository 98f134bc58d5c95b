import CommandShell
import Testing

@testable import Screens
@testable import Wording

@Suite struct RussianCommandsTests {
    @Test func `each Russian word names a command, and no word is an English command`() {
        var names: [CommandInfo] = NavigationCommands.everywhere.map(\.info)
        names += CommandCatalog.infos + FavoritesCommands.table.specs.map(\.info)
        #expect(Phrases.russianCommands.count > 40)
        for (word, command) in Phrases.russianCommands {
            #expect(names.contains { $0.isCalled(command) }, "\(word)")
            #expect(!names.contains { $0.isCalled(word) }, "\(word)")
        }
    }

    @Test func `each command of a list, a search and a photo that people type often has a Russian word`() {
        let commands = [
            "fav", "unfav", "next", "prev", "more", "full", "zoom", "refine", "without", "wider", "mark",
            "unmark",
            "save", "open", "info", "search", "undo", "slideshow", "log",
        ]
        for command in commands { #expect(Phrases.russianCommands.values.contains(command), "\(command)") }
    }
}
