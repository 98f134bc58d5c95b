import CommandShell
import TextLayout

struct KeysView: ModuleView, KeysDisplay {
    typealias Model = FactList

    let console: any Console
    let lines: any LineSource

    func blocks(for model: FactList) -> [Block] { FactsView(console: console).blocks(for: model) }

    func secret(_ question: String) async -> String? {
        await lines.secret { console.say(Line(question)) }
    }
}
