import GalleryCore
import TextLayout
import CommandShell

struct SearchView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    let prefetchedCommands = ListVerbs.prefetchedCommands

    var verbs: [Verb] { SearchVerbs.all }

    func event(for command: Command, numbers: ClosedRange<Int>?) throws(UsageError) -> SearchEvent? {
        if ListVerbs.isMore(command) { return .more }
        switch command.name {
        case "search":
            return command.arguments.isEmpty ? .ideas : .find(try SearchWords.query(command.arguments))
        case "refresh": return .refresh
        case "refine": return .refine(Term(command.arguments))
        case "without": return .without(Term(command.arguments))
        case "wider": return .wider
        default: return try PhotoVerbs.action(for: command, numbers: numbers).map(SearchEvent.photo)
        }
    }

    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
