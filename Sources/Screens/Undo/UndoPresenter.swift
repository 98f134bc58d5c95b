import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

final class UndoPresenter: PresentedPresenter {
    private let display: any ConsoleDisplay<[Note]>
    private let interactor: UndoInteractor

    init(display: any ConsoleDisplay<[Note]>, interactor: UndoInteractor) {
        self.display = display
        self.interactor = interactor
    }

    func handle(_: Void) async {
        do throws(ScreenError) {
            display.show([note(try interactor.undo())])
        } catch {
            display.show(Note.problem(error))
        }
    }

    private func note(_ restored: Restored?) -> Note {
        switch restored {
        case .favorite(let back): .heart(Phrases.restored(Phrases.title(of: back.photo)))
        case .photos(let count, let board): .info(Phrases.Boards.restored(count, on: board))
        case .arrangement(let board): .info(Phrases.Boards.rearranged(board))
        case .board(let name): .info(Phrases.Boards.restored(name))
        case .history(let back): .info(Phrases.History.restored(back))
        case .judgment(let signal, let count): .info(Phrases.tookBack(signal, of: count))
        case .judgments(let count): .info(Phrases.restoredJudgments(of: count))
        case nil: .quiet(Phrases.nothingToUndo)
        }
    }
}
