public import CommandShell
import Wording

/// Explains where a command works that the top screen lacks.
public enum CommandsElsewhere {
    /// `nil` for an unknown command.
    @Sendable public static func error(for word: String) -> UsageError? {
        func has<Event>(_ specs: [CommandSpec<Event>]) -> Bool { specs.contains { $0.info.isCalled(word) } }
        let sentence: String? =
            if has(SearchCommands.narrowing) {
                Phrases.isForSearches(word)
            } else if has(DetailCommands.table.specs) || has(PhotoCommands.all) {
                Phrases.isForPhotos(word)
            } else if has(SearchCommands.table.specs) {
                Phrases.isForLists(word)
            } else {
                nil
            }
        return sentence.map { UsageError(.nothing($0), at: .command) }
    }
}
