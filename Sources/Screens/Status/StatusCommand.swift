import CommandShell
import Wording

enum StatusCommand {
    static let spec = CommandSpec("status", group: .tune, Phrases.Help.status) {
        Route.status
    }
}
