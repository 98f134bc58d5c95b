public import CommandShell
import GalleryCore
public import UseCases
import Wording

public struct LikeCommand: PhotoCommand {
    public static let spec: CommandSpec<[Int]> = CommandSpec(
        "like", group: .taste, Phrases.Help.like, examples: ["like 3", "like 2,5"], .photos)

    private let taste: TasteFeedbackInteractor

    public init(_ taste: TasteFeedbackInteractor) { self.taste = taste }

    public func run(_ numbers: [Int], on photos: PhotoSelection) throws(ScreenError) {
        try photos.judge(photos.photos(numbers), .liked, by: taste) {
            Phrases.liked($0, isRefreshed: photos.list.isRecommended)
        }
    }
}

extension PhotoSelection {
    /// `sentence` reports the titles of the photos that did not have this judgment already.
    func judge(
        _ chosen: [Photo], _ signal: TasteSignal, by taste: TasteFeedbackInteractor,
        _ sentence: ([String]) -> String
    ) throws(ScreenError) {
        guard !chosen.isEmpty else { return }
        let chosen = chosen.filter { $0.id.service != .own }
        guard !chosen.isEmpty else { return report(.info(Phrases.filesAreNoTaste)) }
        let new = try taste.judge(chosen, signal).map(Phrases.title)
        guard !new.isEmpty else {
            return report(.info(Phrases.alreadyJudged(chosen.map(Phrases.title), signal)))
        }
        report(.info(taste.isPaused ? Phrases.notLearning : sentence(new)))
    }
}
