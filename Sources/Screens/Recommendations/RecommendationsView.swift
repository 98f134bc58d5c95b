import GalleryCore
import TextLayout
import CommandShell
import Wording

struct RecommendationsView: ModuleView {
    typealias Model = ListModel

    let console: any Console

    let prefetchedCommands = ListVerbs.prefetchedCommands

    let keys: [ScreenKey: String] = [.altRight: "next", .altLeft: "prev"]

    var verbs: [Verb] {
        ListVerbs.all + [
            Verb("next", usage: "next", summary: Phrases.Help.nextSection, isHarmless: true),
            Verb("prev", usage: "prev", summary: Phrases.Help.previousSection, isHarmless: true),
        ]
    }

    func event(
        for command: Command, numbers: ClosedRange<Int>?
    ) throws(UsageError) -> RecommendationsEvent? {
        if ListVerbs.isMore(command) { return .more }
        switch command.name {
        case "recommend":
            let name = command.arguments.joined(separator: " ")
            return name.allSatisfy(\.isWhitespace) ? .show : .section(name)
        case "next": return .beside(1)
        case "prev": return .beside(-1)
        case "refresh": return .refresh
        default: return try PhotoVerbs.action(for: command, numbers: numbers).map(RecommendationsEvent.photo)
        }
    }

    func blocks(for model: ListModel) -> [Block] { model.blocks(on: console) }
}
