public import CommandShell
import Wording

/// Errors for commands that only other screens have; each error names these screens.
public enum OtherScreenCommands {
    /// Error for a command word; `nil` if no screen has the command.
    @Sendable public static func error(for word: String, hasNumbers: Bool) -> UsageError? {
        func has<Event>(_ specs: [CommandSpec<Event>]) -> Bool { specs.contains { $0.info.isCalled(word) } }
        let sentence: String? =
            if has(SearchCommands.refining) {
                Phrases.isForSearches(word)
            } else if has(PhotoCommands.all) {
                Phrases.isForPhotos(word)
            } else if has(DetailCommands.table.specs) {
                hasNumbers ? Phrases.isForOpenPhoto(word) : Phrases.isForPhotos(word)
            } else if has(SearchCommands.table.specs) {
                Phrases.isForLists(word)
            } else if has(ProfileCommands.table.specs) {
                Phrases.isForProfile(word)
            } else {
                nil
            }
        return sentence.map { UsageError(.elsewhere($0), at: .command) }
    }

    /// Whether `WORD N` opens photo N and runs the command there, because only the photo screen has it.
    @Sendable public static func opensPhoto(_ word: String) -> Bool {
        DetailCommands.table.specs.contains {
            ["info", "full"].contains($0.info.name) && $0.info.isCalled(word)
        }
    }
}
