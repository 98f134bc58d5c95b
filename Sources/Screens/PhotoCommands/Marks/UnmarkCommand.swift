public import CommandShell
import GalleryCore
public import UseCases
import Wording

public struct UnmarkCommand: PhotoCommand {
    public static let spec: CommandSpec<[Int]> = CommandSpec(
        "unmark", group: .collect, Phrases.Help.unmark,
        examples: ["unmark 3", "unmark marked"], .photos
    ).listed(under: "mark")

    public static let takesRows = true

    private let marks: MarkingInteractor

    public init(_ marks: MarkingInteractor) { self.marks = marks }

    public func run(_ numbers: [Int], on photos: PhotoSelection) {
        let count = marks.unmark(photos.photos(numbers))
        photos.report(.info(Phrases.Marked.unmarked(count, left: marks.count)))
    }
}
