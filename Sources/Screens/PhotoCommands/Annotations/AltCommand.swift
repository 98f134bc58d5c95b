public import CommandShell
import GalleryCore
public import TextLayout
public import UseCases
import Wording

public struct AltCommand: PhotoCommand {
    public struct Arguments: Equatable, Sendable {
        let numbers: [Int]
        /// A text for each photo; empty to show the current one. An empty text removes the user's own.
        let texts: [String]
    }

    public static let records = [Record.annotation.shape]
    public static let attaches = true
    public static let spec = CommandSpec(
        "alt", group: .take, Phrases.Help.alt,
        examples: ["alt 3 A fjord in morning fog", "alt 3", "alt 3 \"\"", "alt 2 4 6 Fog, A hill, The sea"],
        AnnotationArguments.argument(of: "alt", "N…", "[TEXT]", .number).checked { found throws(UsageError) in
            let texts = texts(in: found)
            guard texts.isEmpty || texts.count == found.numbers.count else {
                throw UsageError(.nothing(Phrases.altTextCount(texts.count, of: found.numbers.count)))
            }
        }
    ) { Arguments(numbers: $0.numbers, texts: texts(in: $0)) }

    /// Texts of several photos are separated by commas.
    private static func texts(in arguments: AnnotationArguments) -> [String] {
        guard case .note(let text)? = arguments.change else { return [] }
        return arguments.numbers.count == 1 ? [text] : text.dividedAtCommas
    }

    private let annotations: AnnotationInteractor

    public init(_ annotations: AnnotationInteractor) { self.annotations = annotations }

    public static func numbers(in arguments: Arguments) -> [Int] { arguments.numbers }

    public func run(_ arguments: Arguments, on photos: PhotoSelection) throws(ScreenError) {
        for (index, number) in arguments.numbers.enumerated() {
            guard let photo = photos.photo(number) else { continue }
            let text = arguments.texts.indices.contains(index) ? arguments.texts[index] : nil
            try run(text, photo, number, on: photos)
        }
    }

    @MainActor private func run(
        _ text: String?, _ photo: Photo, _ number: Int, on photos: PhotoSelection
    ) throws(ScreenError) {
        let title = Phrases.title(of: photo)
        guard let text else {
            let annotated = annotations.annotated(photo)
            let target = photos.target(of: photo, number)
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

extension String {
    /// Parts between commas, without surrounding spaces; a part in double quotes may contain commas.
    fileprivate var dividedAtCommas: [String] {
        var parts: [String] = [], part = "", isQuoted = false
        for character in self {
            switch character {
            case "\"" where isQuoted || part.allSatisfy(\.isWhitespace): isQuoted.toggle()
            case "," where !isQuoted:
                parts.append(part)
                part = ""
            default: part.append(character)
            }
        }
        return (parts + [part]).map { part in
            let end = part.lastIndex { !$0.isWhitespace }.map(part.index(after:)) ?? part.startIndex
            return String(part[..<end].drop(while: \.isWhitespace))
        }
    }
}
