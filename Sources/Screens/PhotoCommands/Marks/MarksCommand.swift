import CommandShell
import GalleryCore
import Wording

/// Opens the list of the marked photos, from any screen.
enum MarksCommand {
    static let spec = CommandSpec<Route>(
        info: CommandInfo("marks", group: .collect, summary: { Phrases.Help.marks })
    ) { words, scope throws(UsageError) in
        guard words.isEmpty else { throw UsageError(.arguments("marks")) }
        return .list(.named(scope.marked.compactMap { PhotoID($0) }), title: ListTitle(Phrases.Marked.title))
    }.listed(under: "mark")
}
