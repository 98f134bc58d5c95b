import TextLayout
import Viper

struct PhotoListScreenView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    let prefetchedCommands = ListVerbs.prefetchedCommands

    var verbs: [Verb] { ListVerbs.all }

    func event(for command: Command, numbers: ClosedRange<Int>?) throws(UsageError) -> PhotoListScreenEvent? {
        if ListVerbs.isMore(command) { return .more }
        if command.name == "refresh" { return .refresh }
        return try PhotoVerbs.action(for: command, numbers: numbers).map(PhotoListScreenEvent.photo)
    }

    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
