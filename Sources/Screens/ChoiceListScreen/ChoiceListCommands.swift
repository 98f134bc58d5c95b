import CommandShell
import Wording

enum ChoiceListCommands {
    static func table<Own>(
        open: @autoclosure @escaping @Sendable () -> String = Phrases.Help.openCollection,
        more: @autoclosure @escaping @Sendable () -> String = Phrases.Help.moreCollections,
        and others: [CommandSpec<ChoiceListEvent<Own>>] = []
    ) -> ScreenCommands<ChoiceListEvent<Own>> {
        ScreenCommands(
            [
                CommandSpec(
                    "open", aliases: ["view", "show"], shorthand: .number, group: .look,
                    open(), examples: ["open 3", "open 12"], .entry
                ) { .open($0) },
                CommandSpec("more", aliases: ["n"], group: .look, more()) { .more },
                ListCommands.next(.more),
                ListCommands.previous(.previous, aliases: ["p"]),
                ListCommands.refresh(.refresh),
            ] + others, onEnter: .more)
    }
}
