import GalleryCore
import UseCases
import Wording

extension PhotoActions {
    /// Changes or shows the annotations of photos; prints a line for each photo.
    func annotate(_ chosen: [Photo], _ change: AnnotationChange?) {
        for photo in chosen {
            do throws(ScreenError) {
                try annotate(photo, change)
            } catch {
                report(Note.problem(error))
            }
        }
    }

    private func annotate(_ photo: Photo, _ change: AnnotationChange?) throws(ScreenError) {
        let annotations = photos.annotations
        let title = Phrases.title(of: photo)
        guard let change else {
            let lines = try annotations.stored(on: photo).lines
            return report((lines.isEmpty ? [Phrases.Boards.nothingNoted(title)] : lines).map(Note.info))
        }
        let former = annotations.remarks(on: photo).annotation.note
        guard try annotations.annotate(photo, change) else {
            return report([.problem(Phrases.Boards.noFavorite(title))])
        }
        let tags = annotations.remarks(on: photo).annotation.tags
        report([.info(Phrases.Boards.annotated(title, change, tags: tags, formerNote: former))])
    }
}
