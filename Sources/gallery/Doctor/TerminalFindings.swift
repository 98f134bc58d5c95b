import GalleryCore
import Terminal
import TextLayout
import Wording

/// What is known of the terminal.
struct TerminalFindings {
    let profile: TerminalProfile
    let capabilities: TerminalCapabilities
    let environment: [String: String]

    @MainActor func findings(on screen: ScreenSize) async -> [Diagnosis] {
        await profile.settled()
        let graphics = profile.graphics
        let type = environment["TERM"] ?? ""
        let characters = capabilities.isUTF8 ? "UTF-8" : "ASCII"
        let around = ["tmux": "TMUX", "screen": "STY", "ssh": "SSH_CONNECTION"]
            .filter { environment[$0.value]?.isEmpty == false }.keys.sorted()
        let size = "\(screen.columns) \(Glyph.times.rawValue) \(screen.rows)"
        let facts = [type, graphics.terminal ?? "", size, characters] + around
        let cell = graphics.cell
        return [
            Diagnosis(
                name: "terminal", label: Phrases.Doctor.terminal,
                text: facts.filter { !$0.isEmpty }.joined(separator: ", "),
                value: .record([
                    Record.Field("type", .text(type)), Record.Field("name", .text(graphics.terminal)),
                    Record.Field("columns", .integer(screen.columns)),
                    Record.Field("rows", .integer(screen.rows)),
                    Record.Field("characters", .text(characters)),
                    Record.Field("inside", .texts(around)),
                    Record.Field("interactive", .flag(capabilities.isInteractive)),
                ])),
            Diagnosis(
                name: "protocol", label: Phrases.Doctor.pictures,
                text: "\(graphics.method.rawValue): \(ProtocolCommand.reason(graphics.reason))",
                value: .record([
                    Record.Field("name", .text(graphics.method.rawValue)),
                    Record.Field("why", .text(ProtocolCommand.reason(graphics.reason))),
                ])),
            Diagnosis(
                name: "cell", label: Phrases.Doctor.cell,
                text: Phrases.Graphics.cell(
                    width: cell.width, height: cell.height, ProtocolCommand.source(graphics.cellSource)),
                value: .record([
                    Record.Field("width", .integer(cell.width)),
                    Record.Field("height", .integer(cell.height)),
                    Record.Field("source", .text(ProtocolCommand.source(graphics.cellSource))),
                ])),
            Diagnosis(
                name: "colors", label: Phrases.Doctor.colors, text: colors,
                value: .integer(capabilities.color.count)),
        ]
    }

    private var colors: String {
        switch capabilities.color {
        case .trueColor: Phrases.Doctor.trueColor
        case .none: Phrases.Doctor.none
        case let some: "\(some.count)"
        }
    }
}
