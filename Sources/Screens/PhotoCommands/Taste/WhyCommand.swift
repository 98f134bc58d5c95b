public import CommandShell
public import TextLayout
public import UseCases
import Wording

public struct WhyCommand: PhotoCommand {
    public static let records = [Record.reason.shape]
    public static let spec: CommandSpec<Int> = CommandSpec(
        "why", group: .taste, Phrases.Help.why, examples: ["why 3", "why 12"], .photo)

    private let taste: TasteFeedbackInteractor

    public init(_ taste: TasteFeedbackInteractor) { self.taste = taste }

    public func run(_ number: Int, on photos: PhotoSelection) throws(ScreenError) {
        guard let photo = photos.photo(number) else { return }
        let why = Phrases.why(try taste.reason(for: photo))
        photos.report(.info(why).recorded(as: Record.reason((photo, why))))
    }
}

extension Record {
    static let reason = text("reason", "Reason of a recommendation, from why.", "Reason.")
}
