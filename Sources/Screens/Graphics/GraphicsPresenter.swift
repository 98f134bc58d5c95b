import CommandShell
import TextLayout
import Viper
import Wording

/// Says how pictures get onto the terminal and why, or changes it for the session.
final class GraphicsPresenter: CommandPresenter {
    private let display: any ConsoleDisplay<FactList>
    private let profile: any GraphicsChoosing

    init(display: any ConsoleDisplay<FactList>, profile: any GraphicsChoosing) {
        self.display = display
        self.profile = profile
    }

    func appear() async {}

    func handle(_ event: GraphicsRequest) async {
        if case .choose(let method) = event { profile.choose(method) }
        let graphics = profile.graphics
        var list = FactList(heading: Phrases.Graphics.method(graphics.way))
        list.rows = [
            FactList.Row(label: Phrases.Graphics.why, value: graphics.reason.text),
            FactList.Row(label: Phrases.Graphics.cell, value: graphics.cellText),
        ]
        if let terminal = graphics.terminal {
            list.rows.append(FactList.Row(label: Phrases.Graphics.terminal, value: terminal))
        }
        if graphics.isInTmux, let isHandedOn = graphics.isHandedOn {
            list.rows.append(
                FactList.Row(
                    label: Phrases.Graphics.tmux,
                    value: isHandedOn ? Phrases.Graphics.handedOn : Phrases.Graphics.notHandedOn))
        }
        list.records = [
            Record(
                "protocol",
                [
                    Record.Field("name", .text(graphics.method.rawValue)),
                    Record.Field("reason", .text(graphics.reason.text)),
                    Record.Field("terminal", .text(graphics.terminal)),
                    Record.Field("cell_width", .integer(graphics.cell.width)),
                    Record.Field("cell_height", .integer(graphics.cell.height)),
                ])
        ]
        list.notes = [.quiet(Phrases.Graphics.hint(GraphicsCommands.names))]
        display.show(list)
    }
}
