import GalleryCore
import UseCases
import Viper
import Wording

extension GridPresenter {
    /// Runs a typed line: a command on photos in the grid, any other line at the prompt. Returns whether the grid is
    /// left.
    func run(_ typed: GridLine, in grid: GridBrowser) async -> Bool {
        guard typed.purpose == .command else {
            return leave(grid, for: GridCommandLine.narrowing(grid.list, grid.title, to: typed.text))
        }
        let marks = photos.marks
        guard
            let command = GridCommandLine(
                typed.text, in: 1...max(1, grid.state.list.count), current: grid.state.cursor + 1,
                marked: marks.ids)
        else {
            return leave(grid, for: typed.text)
        }
        let marked = ChosenPhotos(marked: marks.photos)
        let note = await commands.perform(
            command.action, in: command.isMarked ? marked.list : grid.list,
            photo: command.isMarked ? marked.photo : grid.state.photo, progress: progress(in: grid))
        grid.say(note)
        grid.reloadHearts()
        return false
    }

    /// Leaves the grid to run a line at the prompt, which does not exist while another program waits for a photo.
    private func leave(_ grid: GridBrowser, for line: String) -> Bool {
        guard !grid.isPick else {
            grid.say(.problem(Phrases.Pick.noPrompt))
            return false
        }
        runAfterwards(line)
        return true
    }

    private func progress(in grid: GridBrowser) -> (String?) -> Void {
        { text in
            grid.say(text.map(Note.quiet))
            grid.show()
        }
    }

    /// Runs a command, shows its progress, and then its result.
    func run(_ command: KeyCommand, in grid: GridBrowser) async {
        guard let chosen = grid.chosen, let current = grid.current else { return }
        grid.say(await commands.run(command, on: chosen, orAt: current, progress: progress(in: grid)))
        grid.reloadHearts()
    }

    func addToBoard(in grid: GridBrowser) async {
        do throws(ScreenError) {
            guard let board = try photos.boards.boardInUse() else {
                return grid.say(.problem(Phrases.Boards.noneInUse))
            }
            await run(.add(toBoard: board.name), in: grid)
        } catch {
            grid.say(Note.problem(error).first)
        }
    }
}
