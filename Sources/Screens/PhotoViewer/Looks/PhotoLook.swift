import CommandShell
import Wording

/// Another photo, or another view of a photo. The photo screen, the grid and the full screen have commands for these;
/// lists have those with the number of a photo.
enum PhotoLook: Equatable, Sendable {
    case next
    case previous
    case info
    /// `info` with the facts for programs.
    case everything
    case zoom(ZoomChange)
    case pan(PanDirection)
    case full
    /// Shows this and the following photos on the full screen, each for this duration.
    case slideshow(Duration)

    static let specs: [CommandSpec<PhotoLook>] =
        [
            ListCommands.next(.next, aliases: ["n"]), ListCommands.previous(.previous, aliases: ["p"]),
            infoSpec,
            ZoomCommand.spec,
        ]
        + PanDirection.allCases.map { direction in
            CommandSpec(direction.rawValue, group: .look, Phrases.Help.pan) {
                .pan(direction)
            }
        } + [
            CommandSpec("full", group: .look, Phrases.Help.full, examples: ["full", "full 3"]) { .full },
            SlideshowCommand.spec,
        ]

    /// `nil` for other commands and wrong arguments.
    init?(_ command: Command) {
        let scope = ParsingScope(numbers: 1...1, hasPhotoOnScreen: true, current: 1)
        guard let look = try? ScreenCommands(Self.specs).event(for: command, in: scope) else { return nil }
        self = look
    }

    /// Declines paths of files, because the global `info` shows the credits of files.
    private static let infoSpec = CommandSpec<PhotoLook>(
        info: CommandInfo(
            "info", group: .look, summary: { Phrases.Help.info },
            examples: { _ in ["info", "info all", "info 3"] }, usage: { _ in "[all]" },
            takes: { _ in [.word([Completion("all")])] })
    ) { words, _ throws(UsageError) in
        if !words.isEmpty, words.allSatisfy(\.isPath) { return nil }
        if words.map({ $0.text.lowercased() }) == ["all"] { return .everything }
        guard words.isEmpty else { throw UsageError(.arguments("info")) }
        return .info
    }
}
