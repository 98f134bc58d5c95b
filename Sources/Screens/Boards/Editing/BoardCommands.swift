import CommandShell
import Wording

/// `board`: with the numbers of photos on a screen that has some, and with names and files anywhere.
enum BoardCommands {
    static let info = CommandInfo(
        "board", group: .collect, summary: { Phrases.Help.board },
        examples: { _ in BoardUsage.allCases.map(\.rawValue) }, usage: { _ in "NAME [WORDS]" },
        takes: { _ in [.one(.boards)] + BoardUsage.allCases.map { .after($0.word, $0.takes) } })

    /// `board add`, `remove`, `move` and `cover` with the numbers of photos; declines what is about none.
    static let onPhotos = CommandSpec<PhotoAction>(info: info) { words, scope throws(UsageError) in
        try BoardEdit(words, in: scope.numbers, only: scope.onlyNumber).map(PhotoAction.board)
    }

    /// What needs no photo on the screen: photos are named by their identifiers, boards and files by their names.
    static let anywhere = CommandSpec<Route>(info: info) { words, scope throws(UsageError) in
        if let photos = try onPhotos.named.parse(words, scope) { return .namedPhotos(photos) }
        return .board(try BoardRequest(words.map(\.text)))
    }
}
