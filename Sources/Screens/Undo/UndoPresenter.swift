import CommandShell
import FoundationEssentials
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

struct UndoPresenter: PresentedPresenter {
    let display: any ConsoleDisplay<[Note]>
    let interactor: ChangeInteractor
    let router: RefusalRouter

    func handle(_ event: UndoRequest) async {
        do throws(ScreenError) {
            switch event {
            case .command(let number):
                let changes = try await interactor.revert(number)
                guard !changes.isEmpty || number == 1 else {
                    return router.refuse(Phrases.Undo.noCommand(number))
                }
                display.show(
                    changes.isEmpty
                        ? [.quiet(Phrases.Undo.nothing)]
                        : changes.map { Note(reverted: $0).recorded(as: Record.undone($0)) })
            case .list:
                let now = Date()
                let commands = try interactor.commands().prefix(display.audience.cards ?? .max)
                let lines = commands.enumerated().map { index, command in
                    Note.answer(Phrases.Undo.line(index + 1, command, now: now))
                        .recorded(as: Record.undoable((index + 1, command)))
                }
                display.show(lines.isEmpty ? [.quiet(Phrases.Undo.nothing)] : lines)
            }
        } catch {
            display.show(Note.problem(error))
        }
    }
}

extension Note {
    init(reverted change: UndoableChange) {
        let text = Phrases.Undo.reverted(change)
        self =
            switch change {
            case .favoritesRemoved: .heart(text)
            case .filesSaved, .merged, .historyRemoved(nil), .irreversible: .warning(text)
            default: .info(text)
            }
    }
}
