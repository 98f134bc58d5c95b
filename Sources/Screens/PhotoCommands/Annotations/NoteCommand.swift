public import CommandShell
import GalleryCore
public import TextLayout
public import UseCases
import Wording

public struct NoteCommand: PhotoCommand {
    public static let records = [Record.annotation.shape]
    public static let attaches = true
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
        let chosen = numbered(arguments.numbers)
        guard let change = arguments.change else {
            for (number, photo) in chosen { try show(field, of: photo, number, by: annotations) }
            return
        }
        var changed = 0, hasFailed = false
        for (_, photo) in chosen {
            let note = try annotate(photo, change, by: annotations)
            if note.record != nil { changed += 1 }
            if note.kind == .problem { hasFailed = true }
            report(note, of: chosen.count)
        }
        guard chosen.count > Self.few else { return }
        let sentence = Phrases.Boards.annotated(changed, of: chosen.count, change)
        report(hasFailed ? .problem(sentence) : .info(sentence))
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
    ) throws(ScreenError) -> Note {
        let title = Phrases.title(of: photo)
        let before = annotations.remarks(on: photo).annotation
        guard try annotations.annotate(photo, change) else {
            return .problem(Phrases.Boards.noFavorite(title))
        }
        let annotation = annotations.remarks(on: photo).annotation
        switch change {
        case .untag(let tags) where annotation == before:
            return .info(Phrases.Boards.hasNoTag(tags.joined(separator: ", "), title))
        case .note(let note) where note.isEmpty && before.note.isEmpty:
            return .info(Phrases.Boards.hasNoNote(title))
        default:
            let sentence = Phrases.Boards.annotated(
                title, change, tags: annotation.tags, formerNote: before.note)
            return .info(sentence).recorded(as: Record.annotation(annotations.annotated(photo)))
        }
    }
}
