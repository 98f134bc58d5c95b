import CommandShell
import GalleryCore
import Wording

enum PhotoListScreenCommands {
    static let table = ListCommands.table(
        more: PhotoListScreenEvent.more, previous: .previous, refresh: .refresh,
        photo: PhotoListScreenEvent.photo)

    static let random = CommandSpec(
        "random", group: .find, isHarmless: true, Phrases.Help.random,
        examples: ["random cats", "random", "random 3"],
        .rest("[N] [WORDS]", takes: [.seen, .guess(.words)])
    ) { Route.list(.random($0.joined(separator: " "))) }
}
