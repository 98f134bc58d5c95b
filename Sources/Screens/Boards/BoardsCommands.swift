import CommandShell
import Wording

enum BoardsCommands {
    static let table = ListCommands.choices(open: BoardsEvent.open, more: .more, refresh: .refresh)

    /// `boards` anywhere.
    static let spec = CommandSpec("boards", group: .keep, Phrases.Help.boards) { Route.boards }
}
