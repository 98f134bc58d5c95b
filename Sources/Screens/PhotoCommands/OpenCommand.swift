public import CommandShell
public import UseCases
import Wording

public struct OpenCommand: PhotoCommand {
    public static let opensScreen = true
    public static let spec: CommandSpec<Int> = CommandSpec(
        "open", aliases: ["view", "show"], shorthand: .number, group: .look, isHarmless: true,
        Phrases.Help.open, examples: ["open 3", "open 12"], .photo)

    public init() {}

    public func run(_ number: Int, on photos: PhotoSelection) async throws(ScreenError) {
        await photos.router.openDetail(of: photos.list, titled: photos.title, at: number - 1)
    }
}
