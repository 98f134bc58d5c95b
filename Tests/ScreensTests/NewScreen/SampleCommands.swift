import CommandShell
import Wording

@testable import Screens

enum SampleCommands {
    static let table = ScreenCommands(
        [
            CommandSpec(
                "open", group: .look, Phrases.Sample.open, examples: ["open 3", "open 12"],
                .entry
            ) { SampleEvent.open($0) },
            ListCommands.refresh(.refresh),
        ], onEnter: .refresh)

    /// Global command that opens the screen.
    static let anywhere = CommandSpec("sample", group: .find, Phrases.Sample.summary) {
        Route.sample
    }
}
