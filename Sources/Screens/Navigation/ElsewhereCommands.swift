import GalleryCore
public import Viper
import Wording

/// Words of other screens than the one on top: says where they work. The last of the global commands.
@MainActor
public final class ElsewhereCommands: GlobalCommands {
    public init() {}

    /// None of its own.
    public var verbs: [Verb] { [] }

    /// Throws for a word that another screen has.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        func has(_ verbs: [Verb]) -> Bool { verbs.contains { $0.name == command.name } }
        if has(SearchVerbs.narrowing) {
            throw UsageError(.nothing(Phrases.isForSearches(command.name)), at: .command)
        }
        if has(DetailVerbs.all) || has(PhotoVerbs.list) {
            throw UsageError(.nothing(Phrases.isForPhotos(command.name)), at: .command)
        }
        if has(ListVerbs.all) {
            throw UsageError(.nothing(Phrases.isForLists(command.name)), at: .command)
        }
        return false
    }
}
