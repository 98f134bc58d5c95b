import CommandShell
import Wording

public enum TagsRequest: Equatable, Sendable { case list }

enum TagsCommand {
    static let spec = CommandSpec("tags", group: .collect, Phrases.Help.tags) {
        Route.tags(.list)
    }.listed(under: "tag")
}
