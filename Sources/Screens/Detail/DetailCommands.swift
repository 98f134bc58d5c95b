import CommandShell
import Wording

enum DetailCommands {
    static let table = ScreenCommands(
        [
            ListCommands.next(DetailEvent.next, aliases: ["n"]),
            ListCommands.previous(.previous, aliases: ["p"]),
        ] + looks + [
            CommandSpec("refresh", group: .look, isHarmless: true, Phrases.Help.refreshPhoto) { .refresh },
            GridCommand.requests.lifted(DetailEvent.photo),
        ] + PhotoCommands.onScreen(DetailEvent.photo),
        onEnter: .next, prefetched: ["next", "prev", "slideshow", ""],
        keys: [
            .right: "next", .left: "prev", .altRight: "next", .altLeft: "prev", .altUp: "back",
            .altPlus: "zoom in", .altMinus: "zoom out",
            .shiftLeft: "left", .shiftRight: "right", .shiftUp: "up", .shiftDown: "down",
        ])

    /// Commands that show a photo in another way. Lists and the grid have them, too, with the number of a photo.
    private static let looks: [CommandSpec<DetailEvent>] =
        [info, ZoomCommand.spec] + pans + [
            CommandSpec("full", group: .look, Phrases.Help.full) { .full }, SlideshowCommand.spec,
        ]

    /// Event of a command that shows a photo in another way; `nil` for other commands and wrong arguments.
    static func look(_ command: Command) -> DetailEvent? {
        let words = [ListCommands.next(DetailEvent.next), ListCommands.previous(.previous)] + looks
        let scope = ParsingScope(numbers: 1...1, hasPhotoOnScreen: true, current: 1)
        return try? ScreenCommands(words).event(for: command, in: scope)
    }

    /// Declines paths of files, because the global `info` shows the credits of files.
    private static let info = CommandSpec<DetailEvent>(
        info: CommandInfo(
            "info", group: .look, isHarmless: true, summary: { Phrases.Help.info },
            examples: { _ in ["info", "info all"] }, usage: { _ in "[all]" },
            takes: { _ in [.word([Completion("all")])] })
    ) { words, _ throws(UsageError) in
        if !words.isEmpty, words.allSatisfy(\.isPath) { return nil }
        if words.map({ $0.text.lowercased() }) == ["all"] { return .everything }
        guard words.isEmpty else { throw UsageError(.arguments("info")) }
        return .info
    }

    private static let pans: [CommandSpec<DetailEvent>] = PanDirection.allCases.map { direction in
        CommandSpec(direction.rawValue, group: .look, isHarmless: true, Phrases.Help.pan) { .pan(direction) }
    }
}
