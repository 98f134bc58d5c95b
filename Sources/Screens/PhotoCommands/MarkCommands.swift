import CommandShell
import GalleryCore
import Wording

enum MarkCommands {
    /// Word that is typed in place of numbers for the marked photos.
    static let marked = "marked"
    /// Maximum number of photos for which `all` needs no confirmation.
    static let mostUnconfirmed = 30

    static let onPhotos: [CommandSpec<PhotoAction>] = [
        CommandSpec(
            "mark", group: .collect, isHarmless: true, Phrases.Help.mark,
            examples: ["mark 3 5-7", "mark all", "save marked"], .photos
        ) { .mark($0) },
        CommandSpec(
            "unmark", group: .collect, isHarmless: true, Phrases.Help.unmark,
            examples: ["unmark 3", "unmark marked"], .photos
        ) { .unmark($0) },
    ]

    static let list = CommandSpec<Route>(
        info: CommandInfo("marks", group: .collect, isHarmless: true, summary: { Phrases.Help.marks })
    ) { words, scope throws(UsageError) in
        guard words.isEmpty else { throw UsageError(.arguments("marks")) }
        return .list(.named(scope.marked.compactMap { PhotoID($0) }), title: ListTitle(Phrases.Marked.title))
    }
}
