public import GalleryCore
import TextLayout
public import Viper
import Wording

/// Leads to what was seen, and takes the memory of it away.
@MainActor
public final class SeenCommand: GlobalCommands {
    private let seen: any SeenStore
    private let stack: NavigationStack<Route>
    private let console: any Console

    /// Takes the memory and the stack one moves on.
    public init(seen: any SeenStore, stack: NavigationStack<Route>, console: any Console) {
        self.seen = seen
        self.stack = stack
        self.console = console
    }

    /// `seen`.
    public var verbs: [Verb] {
        [
            Verb(
                "seen", usage: "seen [WORDS | --forget]", summary: Phrases.Help.seen,
                examples: ["seen fog", "seen \"night sky\"", "seen --forget"], takes: [.seen])
        ]
    }

    /// Goes there, or forgets.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "seen" else { return false }
        if command.arguments == ["--forget"] {
            seen.forgetAll()
            console.say(Line(Phrases.forgotSeen))
        } else {
            await stack.push(.list(.seen(WordQuery(command.arguments))))
        }
        return true
    }
}
