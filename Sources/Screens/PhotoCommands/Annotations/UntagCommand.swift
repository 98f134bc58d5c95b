public import CommandShell
public import TextLayout
public import UseCases
import Wording

public struct UntagCommand: PhotoCommand {
    public static let records = [Record.annotation.shape]
    public static let spec = CommandSpec(
        "untag", group: .collect, Phrases.Help.untag, examples: ["untag 3 hall", "untag 2,5 fog"],
        AnnotationArguments.argument(of: "untag", Phrases.Help.numbers, "WORD…", .numbers)
    ).listed(under: "tag")

    private let annotations: AnnotationInteractor

    public init(_ annotations: AnnotationInteractor) { self.annotations = annotations }

    public func run(_ arguments: AnnotationArguments, on photos: PhotoSelection) throws(ScreenError) {
        try photos.annotate(arguments, showing: .tags, by: annotations)
    }
}
