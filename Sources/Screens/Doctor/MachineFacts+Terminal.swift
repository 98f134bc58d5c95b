import CommandShell
import GalleryCore
import TextLayout
import Wording

extension MachineFacts {
    var terminalDiagnoses: [Diagnosis] {
        let characters = terminal.isUTF8 ? "UTF-8" : "ASCII"
        let size = "\(screen.columns) \(Glyph.times.rawValue) \(screen.rows)"
        let facts = [terminal.type, graphics.terminal ?? "", size, characters] + terminal.inside
        return [
            Diagnosis(
                name: "terminal", label: Phrases.Labels.terminal,
                text: facts.filter { !$0.isEmpty }.joined(separator: ", "),
                value: .record([
                    Record.Field("type", .text(terminal.type)),
                    Record.Field("name", .text(graphics.terminal)),
                    Record.Field("columns", .integer(screen.columns)),
                    Record.Field("rows", .integer(screen.rows)),
                    Record.Field("characters", .text(characters)),
                    Record.Field("inside", .texts(terminal.inside)),
                    Record.Field("interactive", .flag(terminal.isInteractive)),
                ])),
            Diagnosis(
                name: "protocol", label: Phrases.Doctor.pictures,
                text: "\(graphics.method.rawValue): \(graphics.reason.text)",
                value: .record([
                    Record.Field("name", .text(graphics.method.rawValue)),
                    Record.Field("why", .text(graphics.reason.text)),
                ])),
            Diagnosis(
                name: "cell", label: Phrases.Labels.cell, text: graphics.cellText,
                value: .record([
                    Record.Field("width", .integer(graphics.cell.width)),
                    Record.Field("height", .integer(graphics.cell.height)),
                    Record.Field("source", .text(graphics.cellSource.text)),
                ])),
            Diagnosis(
                name: "colors", label: Phrases.Doctor.colors, text: colors, value: .integer(terminal.colors)),
        ]
    }

    private var colors: String {
        switch terminal.colors {
        case 0: Phrases.Doctor.none
        case 1 << 24: Phrases.Doctor.trueColor
        default: "\(terminal.colors)"
        }
    }
}
