import CommandShell
import Wording

enum ChoiceListCommands {
    static func table<Own>(
        open: @autoclosure @escaping @Sendable () -> String = Phrases.Help.openCollection,
        more: @autoclosure @escaping @Sendable () -> String = Phrases.Help.moreCollections
    ) -> ScreenCommands<ChoiceListEvent<Own>> {
        ScreenCommands(
            [
                CommandSpec(
                    "open", group: .look, isHarmless: true, open(), examples: ["open 3", "open 12"], .entry
                ) { .open($0) },
                CommandSpec("more", group: .look, isHarmless: true, more()) { .more },
                ListCommands.refresh(.refresh),
            ], onEnter: .more)
    }
}
