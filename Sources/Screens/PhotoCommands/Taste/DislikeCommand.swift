public import CommandShell
import GalleryCore
public import UseCases
import Wording

public struct DislikeCommand: PhotoCommand {
    public static let spec: CommandSpec<[Int]> = CommandSpec(
        "dislike", group: .taste, Phrases.Help.dislike, examples: ["dislike 3", "dislike 2,5"], .photos)

    private let taste: TasteFeedbackInteractor

    public init(_ taste: TasteFeedbackInteractor) { self.taste = taste }

    public func run(_ numbers: [Int], on photos: PhotoSelection) throws(ScreenError) {
        try photos.judge(photos.photos(numbers), .disliked, by: taste) {
            Phrases.disliked($0, isRefreshed: photos.list.isRecommended)
        }
    }
}
