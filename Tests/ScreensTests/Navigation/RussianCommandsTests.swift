import CommandShell
import Testing

@testable import Screens
@testable import Wording

@Suite struct RussianCommandsTests {
    @Test func `each Russian word names a command, and no word is an English command`() {
        var names: [CommandInfo] = NavigationCommands.everywhere.map(\.info)
        names += FavoritesCommands.table.specs.map(\.info)
        #expect(Phrases.russianCommands.count > 40)
        for (word, command) in Phrases.russianCommands {
            #expect(names.contains { $0.isCalled(command) }, "\(word)")
            #expect(!names.contains { $0.isCalled(word) }, "\(word)")
        }
    }
}
