public import CommandShell
public import UseCases
import Wording

/// `board` for photos of a screen; board names and files are arguments of the same command on every screen.
public struct BoardCommand: PhotoCommand {
    static let info = CommandInfo(
        "board", aliases: ["boards"], group: .collect, summary: { Phrases.Help.board },
        examples: { _ in BoardUsage.allCases.map(\.rawValue) }, usage: { _ in "[NAME [WORDS]]" },
        takes: { _ in
            [.one(.boards)]
                + BoardUsage.allCases.flatMap { usage in usage.words.map { .after($0, usage.takes) } }
        })

    /// `board add`, `remove`, `move` and `cover` for photos by number; declines other arguments.
    public static let attaches = true
    public static let spec = CommandSpec<BoardEdit>(info: info) { arguments, scope throws(UsageError) in
        try BoardEdit(arguments, in: scope.numbers, only: scope.onlyNumber)
    }

    private let boards: BoardEditingInteractor

    public init(_ boards: BoardEditingInteractor) { self.boards = boards }

    public static func numbers(in edit: BoardEdit) -> [Int] { edit.numbers }

    public static func lastNumber(in edit: BoardEdit) -> Int { max(edit.place ?? 0, edit.numbers.max() ?? 0) }

    public func run(_ edit: BoardEdit, on photos: PhotoSelection) async throws(ScreenError) {
        let actions = BoardActions(
            boards: boards, report: photos.output.report, progress: photos.output.progress)
        try await actions.perform(edit, photo: photos.photo)
    }
}
