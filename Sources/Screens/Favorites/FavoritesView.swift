import TextLayout
import CommandShell

struct FavoritesView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    let prefetchedCommands = ListVerbs.prefetchedCommands

    var verbs: [Verb] { ListVerbs.all }

    func event(for command: Command, numbers: ClosedRange<Int>?) throws(UsageError) -> FavoritesEvent? {
        if ListVerbs.isMore(command) { return .more }
        switch command.name {
        // With words it leads to another list.
        case "favorites": return command.arguments.isEmpty ? .show : nil
        case "refresh": return .show
        default: return try PhotoVerbs.action(for: command, numbers: numbers).map(FavoritesEvent.photo)
        }
    }

    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
