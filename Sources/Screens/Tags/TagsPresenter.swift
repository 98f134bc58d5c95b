import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

final class TagsPresenter: PresentedPresenter {
    private let display: any ConsoleDisplay<[Note]>
    private let interactor: AnnotationInteractor

    init(display: any ConsoleDisplay<[Note]>, interactor: AnnotationInteractor) {
        self.display = display
        self.interactor = interactor
    }

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
