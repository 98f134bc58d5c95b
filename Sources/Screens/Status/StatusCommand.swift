import CommandShell
import Wording

enum StatusCommand {
    static let spec = CommandSpec("status", group: .tune, isHarmless: true, Phrases.Help.status) {
        Route.status
    }
}
