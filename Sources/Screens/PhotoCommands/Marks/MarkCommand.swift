public import CommandShell
import GalleryCore
public import UseCases
import Wording

public struct MarkCommand: PhotoCommand {
    /// Word that is typed in place of numbers for the marked photos.
    static let marked = "marked"
    public static let spec: CommandSpec<[Int]> = CommandSpec(
        "mark", group: .collect, Phrases.Help.mark,
        examples: ["mark 3 5-7", "mark all", "save marked"], .photos)

    public static let takesRows = true

    private let marks: MarkingInteractor

    public init(_ marks: MarkingInteractor) { self.marks = marks }

    public func run(_ numbers: [Int], on photos: PhotoSelection) {
        let chosen = photos.photos(numbers)
        guard !chosen.isEmpty else { return photos.report(.info(Phrases.Marked.noCopies)) }
        let new = marks.mark(chosen)
        photos.report(.info(Phrases.Marked.marked(chosen.map(Phrases.title), new: new, of: marks.count)))
    }
}
