import CommandShell
import Wording

extension BoardCommands {
    nonisolated static let info = CommandInfo(
        "board", group: .keep, summary: { Phrases.Help.board },
        examples: { _ in BoardUsage.allCases.map(\.rawValue) }, usage: { _ in "NAME [WORDS]" },
        takes: { _ in
            [.one(.boards)]
                + BoardUsage.allCases.map { usage in
                    .after(usage.word, [.new, .take].contains(usage) ? [] : [.one(.boards), .numbers])
                } + [.after("to", [.one(.folders)])]
        })

    /// `board add`, `remove`, `move` and `cover` with the numbers of photos; declines what is about none.
    nonisolated static let onPhotos = CommandSpec<PhotoAction>(info: info) {
        words, scope throws(UsageError) in
        try words.reading { texts throws(UsageError) in
            try BoardEdit(texts, in: scope.numbers).map(PhotoAction.board)
        }
    }
}
