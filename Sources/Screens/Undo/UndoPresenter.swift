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
            case .newest: show(try await interactor.revert())
            case .line(let number):
                guard let command = try interactor.command(line: number) else {
                    return number == 1 ? show([]) : router.refuse(Phrases.Undo.noCommand(number))
                }
                let changes = try await interactor.revert(command)
                guard !changes.isEmpty else { return router.refuse(Phrases.Undo.noLonger(number)) }
                show(changes)
            case .list:
                let now = Date()
                let commands = try interactor.list().prefix(display.audience.cards ?? .max)
                let lines = commands.enumerated().map { index, command in
                    var note = Note.answer(Phrases.Undo.line(index + 1, command, now: now))
                    note.hang = String(index + 1).count + 2
                    return note.recorded(as: Record.undoable((index + 1, command)))
                }
                display.show(lines.isEmpty ? [.quiet(Phrases.Undo.nothing)] : lines)
            }
        } catch {
            display.show(Note.problem(error))
        }
    }

    private func show(_ changes: [UndoableChange]) {
        display.show(
            changes.isEmpty
                ? [.quiet(Phrases.Undo.nothing)]
                : changes.map { change in
                    let note = Note(reverted: change)
                    return note.kind == .problem ? note : note.recorded(as: Record.undone(change))
                })
    }
}

extension Note {
    init(reverted change: UndoableChange) {
        let text = Phrases.Undo.reverted(change)
        self =
            switch change {
            case .favoritesRemoved: .heart(text)
            case .filesSaved, .merged, .historyRemoved(nil), .irreversible: .warning(text)
            case .filesMissing, .fileStays: .problem(text)
            default: .info(text)
            }
    }
}
