import GalleryCore
import Wording

/// Writes tags and notes on photos, or shows what is written, with a sentence for each photo.
@MainActor
struct AnnotationActions {
    let annotations: AnnotationInteractor
    let report: ([Note]) -> Void

    /// `photo` maps a number to what is printed beside it.
    func perform(_ order: AnnotationOrder, photo: (Int) -> Photo?) {
        for photo in order.numbers.compactMap(photo) {
            do throws(ScreenError) {
                try perform(order.change, on: photo)
            } catch {
                report(Note.problem(error))
            }
        }
    }

    private func perform(_ change: AnnotationChange?, on photo: Photo) throws(ScreenError) {
        let title = Phrases.title(of: photo)
        guard let change else {
            let lines = annotations.remarks(on: photo).lines
            return report((lines.isEmpty ? [Phrases.Boards.nothingNoted(title)] : lines).map(Note.info))
        }
        guard try annotations.annotate(photo, change) else {
            return report([.problem(Phrases.Boards.noFavorite(title))])
        }
        let tags = annotations.remarks(on: photo).annotation.tags
        report([.info(Phrases.Boards.annotated(title, change, tags: tags))])
    }
}
