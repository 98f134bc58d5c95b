import CommandShell
import TextLayout

@MainActor
protocol SettingsDisplay: ConsoleDisplay<FactList> {
    /// What was shown is laid out otherwise from now on; true when pictures in sight have to be drawn again.
    func outdateLayout() -> Bool
}

struct SettingsView: ModuleView, SettingsDisplay {
    typealias Model = FactList

    let console: any Console

    func blocks(for model: FactList) -> [Block] { FactsView(console: console).blocks(for: model) }

    func outdateLayout() -> Bool {
        console.noteNewLayout()
        return console.wantsRedraw
    }
}
