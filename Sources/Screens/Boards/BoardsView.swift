import GalleryCore
import TextLayout
import CommandShell

struct BoardsView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    var verbs: [Verb] { ListVerbs.ofCollections }

    func event(for command: Command, numbers: ClosedRange<Int>?) throws(UsageError) -> BoardsEvent? {
        if ListVerbs.isMore(command) { return .more }
        switch command.name {
        case "open": return .open(try NumberList.one(command.arguments, in: numbers))
        case "refresh": return .refresh
        case "boards" where command.arguments.isEmpty: return .refresh
        default: return nil
        }
    }

    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
