import CommandShell
import Wording

enum DetailCommands {
    static let table = ScreenCommands(
        PhotoLook.specs.map { $0.lifted(DetailEvent.look) } + [
            CommandSpec("refresh", group: .look, isHarmless: true, Phrases.Help.refreshPhoto) { .refresh },
            GridCommand.requests.lifted(DetailEvent.photo),
        ] + PhotoCommands.onScreen(DetailEvent.photo),
        onEnter: .look(.next), prefetched: ["next", "prev", "slideshow", ""],
        keys: [
            .right: "next", .left: "prev", .altRight: "next", .altLeft: "prev", .altUp: "back",
            .altPlus: "zoom in", .altMinus: "zoom out",
            .shiftLeft: "left", .shiftRight: "right", .shiftUp: "up", .shiftDown: "down",
        ])
}
