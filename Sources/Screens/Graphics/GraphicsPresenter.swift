import CommandShell
import GalleryCore
import TextLayout
import Viper
import Wording

struct GraphicsPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<FactList>
    let interactor: GraphicsInteractor

    func handle(_ event: GraphicsRequest) async {
        if case .choose(let method) = event { interactor.choose(method) }
        let graphics = interactor.graphics
        var list = FactList(heading: Phrases.Graphics.method(graphics.way))
        list.facts = [
            FactList.Fact(label: Phrases.Graphics.why, value: graphics.reason.text),
            FactList.Fact(label: Phrases.Labels.cell, value: graphics.cellText),
            FactList.Fact(label: Phrases.Doctor.colors, value: graphics.colorsText),
        ]
        if graphics.method == .cells {
            list.facts.append(FactList.Fact(label: Phrases.Graphics.characters, value: graphics.glyphsText))
        }
        if let terminal = graphics.terminal {
            list.facts.append(FactList.Fact(label: Phrases.Labels.terminal, value: terminal))
        }
        if graphics.isInTmux, let hasPassthrough = graphics.hasPassthrough,
            hasPassthrough || graphics.wantsPassthrough
        {
            list.facts.append(
                FactList.Fact(
                    label: Phrases.Graphics.tmux,
                    value: hasPassthrough ? Phrases.Graphics.allowsPassthrough : Phrases.Graphics.blocks))
        }
        list.records = [Record.graphics(graphics)]
        list.notes = [.quiet(Phrases.Graphics.hint(GraphicsCommands.names))]
        display.show(list)
    }
}
