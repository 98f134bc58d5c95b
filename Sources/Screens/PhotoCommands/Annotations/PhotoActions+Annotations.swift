import GalleryCore
import UseCases
import Wording

extension PhotoActions {
    /// Changes or shows the annotations of a photo; `target` names it in commands.
    func annotate(_ photo: Photo, _ change: AnnotationChange?, hint target: String) {
        do throws(ScreenError) {
            try changeAnnotations(of: photo, change, hint: target)
        } catch {
            report(Note.problem(error))
        }
    }

    private func changeAnnotations(
        of photo: Photo, _ change: AnnotationChange?, hint target: String
    ) throws(ScreenError) {
        let annotations = photos.annotations
        let title = Phrases.title(of: photo)
        guard let change else {
            let lines = try annotations.stored(on: photo).lines
            let none = Phrases.Boards.nothingNoted(title, target)
            return report((lines.isEmpty ? [none] : lines).map(Note.info))
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
            let tags = annotation.tags
            report([.info(Phrases.Boards.annotated(title, change, tags: tags, formerNote: former.note))])
        }
    }
}
