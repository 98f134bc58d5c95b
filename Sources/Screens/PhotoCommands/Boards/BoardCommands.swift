import CommandShell
import Wording

/// The `board` command. Photo numbers are accepted on screens with photos, board names and files on every screen.
enum BoardCommands {
    static let info = CommandInfo(
        "board", group: .collect, summary: { Phrases.Help.board },
        examples: { _ in BoardUsage.allCases.map(\.rawValue) }, usage: { _ in "NAME [WORDS]" },
        takes: { _ in
            [.one(.boards)]
                + BoardUsage.allCases.flatMap { usage in usage.words.map { .after($0, usage.takes) } }
        })

    /// `board add`, `remove`, `move` and `cover` for photos by number; declines other arguments.
    static let onPhotos = CommandSpec<PhotoAction>(info: info) { arguments, scope throws(UsageError) in
        try BoardEdit(arguments, in: scope.numbers, only: scope.onlyNumber).map(PhotoAction.board)
    }
}
