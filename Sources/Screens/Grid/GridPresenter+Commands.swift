import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

extension GridPresenter {
    /// Returns whether the grid is left.
    func run(_ typed: FullScreenLine, in grid: GridBrowser) async -> Bool {
        switch await typing.run(typed, over: grid.shown, progress: progress(in: grid)) {
        case .note(let note): grid.say(note)
        case .go(let number): await grid.go(toNumber: number)
        case .leave(let next): return leave(grid, for: next)
        }
        grid.reloadHearts()
        return false
    }

    /// Leaves the grid, but not for the prompt or another screen while another program waits for a photo.
    func leave(_ grid: GridBrowser, for next: AfterFullScreen?) -> Bool {
        guard next == nil || !grid.isPick else {
            grid.say(.problem(Phrases.Pick.noPrompt))
            return false
        }
        run(afterwards: next)
        return true
    }

    private func progress(in grid: GridBrowser) -> (String?) -> Void {
        { text in
            grid.say(text.map(Note.quiet))
            grid.show()
        }
    }

    func run(_ command: KeyCommand, in grid: GridBrowser) async {
        guard let chosen = grid.chosen, let current = grid.current else { return }
        grid.say(await commands.run(command, on: chosen, orAt: current, progress: progress(in: grid)))
        grid.reloadHearts()
    }

    func addToBoard(in grid: GridBrowser) async {
        do throws(ScreenError) {
            guard let board = try interactor.stored.boardInUse() else {
                return grid.say(.problem(Phrases.Boards.noneInUse))
            }
            await run(.add(toBoard: board.name), in: grid)
        } catch {
            grid.say(Note.problem(error).first)
        }
    }
}
