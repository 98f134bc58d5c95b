import TextLayout
import Viper

struct SeriesView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    let prefetchedCommands = ListVerbs.prefetchedCommands

    var verbs: [Verb] { ListVerbs.all }

    func event(for command: Command, numbers: ClosedRange<Int>?) throws(UsageError) -> SeriesEvent? {
        if ListVerbs.isMore(command) { return .more }
        if command.name == "refresh" { return .refresh }
        return try PhotoVerbs.action(for: command, numbers: numbers).map(SeriesEvent.photo)
    }

    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
