public import CommandShell
public import GalleryCore
public import UseCases
import Wording

public struct GridCommand: PhotoCommand {
    public static let opensScreen = true
    /// Number of the photo at the cursor; `nil` for the first of the screenful.
    public static let spec: CommandSpec<Int?> = CommandSpec(
        "grid", aliases: ["browse"], group: .look, Phrases.Help.grid,
        examples: ["grid", "grid 12"],
        CommandArgument("[N]", takes: [.number]) { words, scope throws(UsageError) in
            // Without photos on the screen, the list below is meant.
            words.isEmpty && scope.numbers != nil ? nil : try CommandArgument<Int>.entry.parse(&words, scope)
        })

    public init() {}

    /// Whether the user has typed the command, in any language.
    public static func occurs(in lines: [HistoryLine]) -> Bool {
        let words = CommandWords.words(of: [spec.info])
        return lines.flatMap { Command.sequence($0.text) }.contains { line in
            (try? Command(parsing: line)).map { words.contains($0.name) } ?? false
        }
    }

    /// None, since the cursor may start past the loaded photos.
    public static func numbers(in number: Int?) -> [Int] { [] }

    public func run(_ number: Int?, on photos: PhotoSelection) async throws(ScreenError) {
        let index = max(0, (number ?? 1) - 1)
        await photos.router.openGrid(GridRequest(list: photos.list, title: photos.title, index: index))
    }
}
