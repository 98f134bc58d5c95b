import Configuration
import Terminal
import TextLayout
import Viper
import Wording

/// Says how pictures get onto the terminal and why, or changes it for the session.
@MainActor
final class ProtocolCommand: GlobalCommands {
    private let profile: TerminalProfile
    private let console: any Console

    init(profile: TerminalProfile, console: any Console) {
        self.profile = profile
        self.console = console
    }

    var verbs: [Verb] {
        [
            Verb(
                "protocol", usage: "protocol [NAME]", summary: Phrases.Help.protocol,
                examples: ["protocol", "protocol sixel", "protocol auto"], takes: [.word(Self.choices)])
        ]
    }

    func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard command.name == "protocol" else { return false }
        guard command.arguments.count <= 1 else { throw UsageError(.arguments(command.name)) }
        if let word = command.arguments.first?.lowercased() {
            guard word == SettingValues.automatic || GraphicsProtocol(rawValue: word) != nil else {
                throw UsageError(
                    .nothing(Phrases.Graphics.unknown(word, known: Self.names)), at: .argument(0, part: nil))
            }
            profile.choose(GraphicsProtocol(rawValue: word))
        }
        show(profile.graphics)
        return true
    }

    /// What can be typed after `protocol`.
    nonisolated static let names = SettingName.graphics.words
    /// The same with what they mean.
    nonisolated static var choices: [Completion] {
        names.map { Completion($0, meaning: Phrases.Choices.graphics($0), ending: "") }
    }

    private func show(_ graphics: Graphics) {
        var rows = [
            (Phrases.Graphics.why, Self.reason(graphics.reason)),
            (
                Phrases.Graphics.cell,
                Phrases.Graphics.cell(
                    width: graphics.cell.width, height: graphics.cell.height, Self.source(graphics.cellSource)
                )
            ),
        ]
        if let terminal = graphics.terminal { rows.append((Phrases.Graphics.terminal, terminal)) }
        if graphics.isInTmux, let isHandedOn = graphics.isHandedOn {
            rows.append(("tmux", isHandedOn ? Phrases.Graphics.handedOn : Phrases.Graphics.notHandedOn))
        }
        let width = rows.map(\.0.count).max() ?? 0
        let lines = rows.map { label, value in
            Line([Span(label.padded(to: width + 2), .quiet), Span(value)])
        }
        let record = Record(
            "protocol",
            [
                Record.Field("name", .text(graphics.method.rawValue)),
                Record.Field("reason", .text(Self.reason(graphics.reason))),
                Record.Field("terminal", .text(graphics.terminal)),
                Record.Field("cell_width", .integer(graphics.cell.width)),
                Record.Field("cell_height", .integer(graphics.cell.height)),
            ])
        console.show([.record(record)])
        let hint = Line(Phrases.Graphics.hint(Self.names), .quiet)
        console.show(
            ([Line(Phrases.Graphics.method(graphics.way))] + lines + [hint]).map(Block.line))
    }

    static func reason(_ reason: GraphicsReason) -> String {
        switch reason {
        case .chosen: Phrases.Graphics.chosen
        case .plain: Phrases.Graphics.plain
        case .inside(let name): Phrases.Graphics.inside(name)
        case .variable(let variable, let terminal): Phrases.Graphics.variable(variable, terminal)
        case .through(let name, let terminal): Phrases.Graphics.through(name, terminal)
        case .name(let name): Phrases.Graphics.named(name)
        case .answer: Phrases.Graphics.answered
        case .noAnswer: Phrases.Graphics.noAnswer
        case .unknown: Phrases.Graphics.unknown
        }
    }

    static func source(_ source: Graphics.CellSource) -> String {
        switch source {
        case .window: Phrases.Graphics.fromWindow
        case .answer: Phrases.Graphics.fromAnswer
        case .guess: Phrases.Graphics.guessed
        }
    }
}

extension Graphics {
    /// The way as sentences name it.
    var way: Phrases.Graphics.Way {
        switch method {
        case .kitty where isInTmux: .kittyInTmux
        case .kitty: isRemote ? .kittyRemote : .kittyLocal
        case .iterm2: .iterm2
        case .sixel: .sixel
        case .cells: .cells
        case .words: .words
        }
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
