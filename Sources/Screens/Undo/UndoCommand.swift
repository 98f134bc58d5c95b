import CommandShell
import Wording

enum UndoCommand {
    static let spec = CommandSpec("undo", group: .keep, Phrases.Help.undo) { Route.undo }
}
