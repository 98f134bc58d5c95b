import Viper

struct RecommendationsView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    let foreseen = ListVerbs.foreseen

    var verbs: [Verb] { ListVerbs.all }

    func event(
        for command: Command, numbers: ClosedRange<Int>?
    ) throws(UsageError) -> RecommendationsEvent? {
        if ListVerbs.isMore(command) { return .more }
        switch command.name {
        case "recommend": return .show
        case "refresh": return .refresh
        default: return try PhotoVerbs.action(for: command, numbers: numbers).map(RecommendationsEvent.photo)
        }
    }

    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
