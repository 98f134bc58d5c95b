public import CommandShell
public import UseCases
import Wording

public struct UnlikeCommand: PhotoCommand {
    public static let spec: CommandSpec<[Int]> = CommandSpec(
        "unlike", group: .taste, Phrases.Help.unlike, examples: ["unlike 3", "unlike 2,5"], .photos)

    private let taste: TasteFeedbackInteractor

    public init(_ taste: TasteFeedbackInteractor) { self.taste = taste }

    public func run(_ numbers: [Int], on photos: PhotoSelection) throws(ScreenError) {
        let count = try taste.withdraw(photos.photos(numbers))
        photos.report(.info(count == 0 ? Phrases.neverJudged : Phrases.judgmentsRemoved(count)))
    }
}
