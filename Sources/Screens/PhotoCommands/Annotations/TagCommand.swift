public import CommandShell
public import TextLayout
public import UseCases
import Wording

public struct TagCommand: PhotoCommand {
    public static let records = [Record.annotation.shape]
    public static let attaches = true
    public static let spec = CommandSpec(
        "tag", group: .collect, Phrases.Help.tag,
        examples: ["tag 3 hall \"north wall\"", "tag 2,5 fog", "tag 3"],
        AnnotationArguments.argument(of: "tag", Phrases.Help.numbers, "[WORD…]", .numbers))

    private let annotations: AnnotationInteractor

    public init(_ annotations: AnnotationInteractor) { self.annotations = annotations }

    public func run(_ arguments: AnnotationArguments, on photos: PhotoSelection) throws(ScreenError) {
        try photos.annotate(arguments, showing: .tags, by: annotations)
    }
}
