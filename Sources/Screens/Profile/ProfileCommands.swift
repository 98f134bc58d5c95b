import CommandShell
import Wording

enum ProfileCommands {
    static let table = ScreenCommands(
        [
            CommandSpec(
                "open", aliases: ["view", "show"], shorthand: .number, group: .look,
                Phrases.Profile.open, examples: ["open 3", "open 12"], .entry
            ) { ProfileEvent.open($0) },
            CommandSpec("uploads", group: .find, Phrases.Profile.uploads) { ProfileEvent.uploads },
            ListCommands.refresh(.refresh),
        ], onEnter: .refresh)

    static let anywhere = CommandSpec("profile", group: .collect, Phrases.Profile.summary) {
        Route.profile
    }
}
