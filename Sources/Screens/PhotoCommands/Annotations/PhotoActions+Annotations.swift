import GalleryCore
import TextLayout
import UseCases
import Wording

extension PhotoActions {
    /// Changes annotations or shows them; a pipe then gets only `field`. `target` names the photo in hints.
    func annotate(
        _ photo: Photo, _ change: AnnotationChange?, showing field: AnnotationField, hint target: String
    ) throws(ScreenError) {
        let annotations = photos.annotations
        let title = Phrases.title(of: photo)
        guard let change else {
            let stored = try annotations.stored(on: photo)
            let none = Phrases.Boards.nothingNoted(title, target)
            let text = stored.lines.isEmpty ? none : stored.lines.joined(separator: "\n")
            let record = Record.annotation(photos.annotated(photo)).showing(field.rawValue)
            return report([.info(text).recorded(as: record)])
        }
        let former = annotations.remarks(on: photo).annotation
        guard try annotations.annotate(photo, change) else {
            return report([.problem(Phrases.Boards.noFavorite(title))])
        }
        let annotation = annotations.remarks(on: photo).annotation
        switch change {
        case .untag(let tags) where annotation == former:
            report([.info(Phrases.Boards.hasNoTag(tags.joined(separator: ", "), title))])
        case .note(let note) where note.isEmpty && former.note.isEmpty:
            report([.info(Phrases.Boards.hasNoNote(title))])
        default:
            let sentence = Phrases.Boards.annotated(
                title, change, tags: annotation.tags, formerNote: former.note)
            report([.info(sentence).recorded(as: Record.annotation(photos.annotated(photo)))])
        }
    }
}
