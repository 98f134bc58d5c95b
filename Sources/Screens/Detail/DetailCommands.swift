import CommandShell
import Wording

enum DetailCommands {
    static let table = ScreenCommands(
        [
            ListCommands.next(DetailEvent.next, aliases: ["n"]),
            ListCommands.previous(.previous, aliases: ["p"]),
            info,
            ZoomCommand.spec,
        ] + pans + [
            CommandSpec("full", group: .look, Phrases.Help.full) { .full },
            SlideshowCommand.spec,
            CommandSpec("refresh", group: .look, isHarmless: true, Phrases.Help.refreshPhoto) { .refresh },
        ] + PhotoCommands.onScreen(DetailEvent.photo),
        onEnter: .next, prefetched: ["next", "prev", "slideshow", ""],
        keys: [
            .right: "next", .left: "prev", .altRight: "next", .altLeft: "prev", .altUp: "back",
            .altPlus: "zoom in", .altMinus: "zoom out",
            .shiftLeft: "left", .shiftRight: "right", .shiftUp: "up", .shiftDown: "down",
        ])

    /// Declines paths of files, because the global `info` shows the credits of files.
    private static let info = CommandSpec<DetailEvent>(
        info: CommandInfo("info", group: .look, isHarmless: true, summary: { Phrases.Help.info })
    ) { words, _ throws(UsageError) in
        if !words.isEmpty, words.allSatisfy(\.isPath) { return nil }
        guard words.isEmpty else { throw UsageError(.arguments("info")) }
        return .info
    }

    private static let pans: [CommandSpec<DetailEvent>] = PanDirection.allCases.map { direction in
        CommandSpec(direction.rawValue, group: .look, isHarmless: true, Phrases.Help.pan) { .pan(direction) }
    }
}
