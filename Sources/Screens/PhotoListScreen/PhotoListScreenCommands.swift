import CommandShell
import GalleryCore
import Wording

enum PhotoListScreenCommands {
    static let table = ListCommands.table(
        more: PhotoListScreenEvent.more, pages: PhotoListScreenEvent.pages, previous: .previous,
        refresh: .refresh,
        photo: PhotoListScreenEvent.photo)

    /// Numbers of random photos that can be requested.
    private static let counts = 1...30

    static let random = CommandSpec(
        "random", group: .find, Phrases.Help.random,
        examples: ["random cats", "random", "random 3"],
        CommandArgument<[String]>("[N] [WORDS]", takes: [.seen, .guess(.words)]) {
            words, _ throws(UsageError) in
            defer { words = [] }
            let texts = words.map(\.text)
            if let first = texts.first, Double(first) != nil, Int(first).map(counts.contains) != true {
                throw UsageError(.number(first, counts), at: .argument(0, part: first))
            }
            return texts
        }
    ) { Route.list(.random($0.joined(separator: " "))) }
}
