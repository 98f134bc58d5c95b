import GalleryCore
import Viper

struct BoardsView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    var verbs: [Verb] {
        [
            Verb(
                "open", usage: "open N", summary: Phrases.Help.openCollection, examples: ["open 3"],
                takes: [.number]),
            Verb("more", usage: "more", summary: Phrases.Help.moreCollections),
            Verb("refresh", usage: "refresh", summary: Phrases.Help.refresh),
        ]
    }

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
