public import CommandShell
import GalleryCore
public import TextLayout
public import UseCases
import Wording

public struct AltCommand: PhotoCommand {
    public struct Arguments: Equatable, Sendable {
        let number: Int
        /// `nil` to show the current text; an empty text removes the user's own.
        let text: String?
    }

    public static let records = [Record.annotation.shape]
    public static let attaches = true
    public static let spec = CommandSpec(
        "alt", group: .collect, Phrases.Help.alt,
        examples: ["alt 3 A fjord in morning fog", "alt 3", "alt 3 \"\""],
        AnnotationArguments.argument(of: "alt", "N", "[TEXT]", .number)
    ) { arguments in
        guard case .note(let text)? = arguments.change else {
            return Arguments(number: arguments.numbers[0], text: nil)
        }
        return Arguments(number: arguments.numbers[0], text: text)
    }

    private let annotations: AnnotationInteractor

    public init(_ annotations: AnnotationInteractor) { self.annotations = annotations }

    public static func numbers(in arguments: Arguments) -> [Int] { [arguments.number] }

    public func run(_ arguments: Arguments, on photos: PhotoSelection) throws(ScreenError) {
        guard let photo = photos.photo(arguments.number) else { return }
        let title = Phrases.title(of: photo)
        guard let text = arguments.text else {
            let annotated = annotations.annotated(photo)
            let target = photos.target(of: photo, arguments.number)
            let record = Record.annotation(annotated).showing(AnnotationField.alt.rawValue)
            return photos.report(
                .info(Phrases.altText(AltText(annotated.photo), of: title, target)).recorded(as: record))
        }
        let isEmpty = text.allSatisfy(\.isWhitespace)
        guard !isEmpty || annotations.annotated(photo).photo.ownAlt != nil else {
            return photos.report(.info(Phrases.noOwnAlt(title)))
        }
        try annotations.set(altText: text, of: photo)
        let note = Note.info(isEmpty ? Phrases.removedAlt(title) : Phrases.setAlt(title))
        photos.report(note.recorded(as: Record.annotation(annotations.annotated(photo))))
    }
}
