import CommandShell
import Wording

enum UndoCommand {
    static let spec = CommandSpec("undo", group: .collect, Phrases.Help.undo) { Route.undo }
}
