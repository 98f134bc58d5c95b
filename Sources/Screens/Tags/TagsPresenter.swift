import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

struct TagsPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<[Note]>
    let interactor: AnnotationInteractor

    func handle(_ event: TagsRequest) async {
        do throws(ScreenError) {
            let tags = try interactor.tags().prefix(display.audience.cards ?? .max)
            let lines = tags.map { Note.answer(Phrases.Boards.tag($0)).recorded(as: Record.tag($0)) }
            display.show(lines.isEmpty ? [.quiet(Phrases.Boards.noTags)] : lines)
        } catch {
            display.show(Note.problem(error))
        }
    }
}
