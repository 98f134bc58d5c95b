import TextLayout
import CommandShell

struct BoardView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    var verbs: [Verb] { ListVerbs.all }

    func event(for command: Command, numbers: ClosedRange<Int>?) throws(UsageError) -> BoardEvent? {
        if ListVerbs.isMore(command) { return .more }
        if command.name == "refresh" { return .refresh }
        return try PhotoVerbs.action(for: command, numbers: numbers).map(BoardEvent.photo)
    }

    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
