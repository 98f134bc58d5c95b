public import CommandShell
import GalleryCore
public import TextLayout
public import UseCases
import Wording

public struct NoteCommand: PhotoCommand {
    public static let records = [Record.annotation.shape]
    public static let spec = CommandSpec(
        "note", group: .collect, Phrases.Help.note,
        examples: ["note 3 above the sofa", "note 3", "note 3 \"\""],
        AnnotationArguments.argument(of: "note", "N", "[TEXT]", .number))

    private let annotations: AnnotationInteractor

    public init(_ annotations: AnnotationInteractor) { self.annotations = annotations }

    public func run(_ arguments: AnnotationArguments, on photos: PhotoSelection) throws(ScreenError) {
        try photos.annotate(arguments, showing: .note, by: annotations)
    }
}

extension PhotoSelection {
    /// Changes annotations or shows them; a pipe then gets only `field`.
    func annotate(
        _ arguments: AnnotationArguments, showing field: AnnotationField, by annotations: AnnotationInteractor
    ) throws(ScreenError) {
        for (number, photo) in numbered(arguments.numbers) {
            if let change = arguments.change {
                try annotate(photo, change, by: annotations)
            } else {
                try show(field, of: photo, number, by: annotations)
            }
        }
    }

    private func show(
        _ field: AnnotationField, of photo: Photo, _ number: Int, by annotations: AnnotationInteractor
    ) throws(ScreenError) {
        let stored = try annotations.stored(on: photo)
        let none = Phrases.Boards.nothingNoted(Phrases.title(of: photo), target(of: photo, number))
        let text = stored.lines.isEmpty ? none : stored.lines.joined(separator: "\n")
        let record = Record.annotation(annotations.annotated(photo)).showing(field.rawValue)
        report(.info(text).recorded(as: record))
    }

    private func annotate(
        _ photo: Photo, _ change: AnnotationChange, by annotations: AnnotationInteractor
    ) throws(ScreenError) {
        let title = Phrases.title(of: photo)
        let before = annotations.remarks(on: photo).annotation
        guard try annotations.annotate(photo, change) else {
            return report(.problem(Phrases.Boards.noFavorite(title)))
        }
        let annotation = annotations.remarks(on: photo).annotation
        switch change {
        case .untag(let tags) where annotation == before:
            report(.info(Phrases.Boards.hasNoTag(tags.joined(separator: ", "), title)))
        case .note(let note) where note.isEmpty && before.note.isEmpty:
            report(.info(Phrases.Boards.hasNoNote(title)))
        default:
            let sentence = Phrases.Boards.annotated(
                title, change, tags: annotation.tags, formerNote: before.note)
            report(.info(sentence).recorded(as: Record.annotation(annotations.annotated(photo))))
        }
    }
}
