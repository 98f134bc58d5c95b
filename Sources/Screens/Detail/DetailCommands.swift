import CommandShell
import GalleryCore
import Wording

enum DetailCommands {
    static let table = table(adding: [])

    /// In a folder, `search` finds its files.
    static func table(of list: PhotoListID) -> ScreenCommands<DetailEvent> {
        guard case .folder = list else { return table }
        return table(adding: [FolderSearchCommand.spec.lifted(DetailEvent.search)])
    }

    private static func table(adding own: [CommandSpec<DetailEvent>]) -> ScreenCommands<DetailEvent> {
        ScreenCommands(
            own + PhotoLook.specs.map { $0.lifted(DetailEvent.look) } + [
                CommandSpec("refresh", group: .look, Phrases.Help.refreshPhoto) {
                    .refresh
                },
                GridCommand.requests.lifted(DetailEvent.photo),
            ] + PhotoCommands.onScreen(DetailEvent.photo),
            onEnter: .look(.next), prefetched: ["next", "prev", "slideshow", ""],
            keys: [
                .right: "next", .left: "prev", .altRight: "next", .altLeft: "prev", .altUp: "back",
                .altPlus: "zoom in", .altMinus: "zoom out",
                .shiftLeft: "left", .shiftRight: "right", .shiftUp: "up", .shiftDown: "down",
            ])
    }
}
