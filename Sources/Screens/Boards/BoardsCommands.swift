import CommandShell
import Wording

enum BoardsCommands {
    /// `boards` anywhere.
    static let spec = CommandSpec("boards", group: .keep, Phrases.Help.boards) { Route.boards }
}
