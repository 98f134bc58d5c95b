import CommandShell
import Wording

enum BoardsCommands {
    static let table: ScreenCommands<ChoiceListEvent<Never>> = ChoiceListCommands.table()

    static let spec = CommandSpec("boards", group: .collect, Phrases.Help.boards) { Route.boards }
}
