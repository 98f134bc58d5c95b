import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

extension GridPresenter {
    /// Runs a photo command in the grid or any other line at the prompt. Returns whether the grid is left.
    func run(_ typed: GridLine, in grid: GridBrowser) async -> Bool {
        guard typed.purpose == .command else {
            return leave(grid, for: .line(GridCommandLine.narrowing(grid.list, grid.title, to: typed.text)))
        }
        let marks = photos.marks, numbers = 1...max(1, grid.state.list.count)
        do throws(UsageError) {
            let command = try GridCommandLine(
                typed.text, in: numbers, current: grid.state.cursor + 1, marked: marks.ids)
            guard let command else { return runOutside(typed.text, of: grid) }
            return await run(command, on: ChosenPhotos(marked: marks.photos), in: grid)
        } catch {
            if case .number(let text, _) = error.reason {
                grid.say(.problem(Phrases.number(text, in: numbers)))
            }
            return false
        }
    }

    /// Leaves the grid to run a command of another screen, or for a quit command of vi; reports unknown commands.
    private func runOutside(_ line: String, of grid: GridBrowser) -> Bool {
        let word = line.split(separator: " ").first.map { $0.lowercased() } ?? ""
        if word.isEmpty { return false }
        if ["q", "q!", "wq", "x"].contains(word) { return true }
        guard CommandCatalog.info(word) != nil || Command.sequence(line).count > 1 else {
            let nearest = NearestWord.to(word, among: CommandCatalog.names)
            grid.say(.problem(Phrases.unknown(word, nearest: nearest)))
            return false
        }
        return leave(grid, for: .line(line))
    }

    private func run(_ command: GridCommandLine, on marked: ChosenPhotos, in grid: GridBrowser) async -> Bool
    {
        if case .grid(let number) = command.action {
            if let number { await grid.go(toNumber: number) }
            return false
        }
        let list = command.isMarked ? marked.list : grid.list
        let photo = command.isMarked ? marked.photo : grid.state.photo
        guard !command.action.opensScreen else {
            return leave(grid, for: .action(command.action, in: list, photo: photo))
        }
        grid.say(
            await commands.perform(command.action, in: list, photo: photo, progress: progress(in: grid)))
        grid.reloadHearts()
        return false
    }

    /// Leaves the grid for the prompt or another screen. Refuses if photos are picked for another program.
    private func leave(_ grid: GridBrowser, for next: AfterGrid) -> Bool {
        guard !grid.isPick else {
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

    /// Runs a command, shows its progress, and then its result.
    func run(_ command: KeyCommand, in grid: GridBrowser) async {
        guard let chosen = grid.chosen, let current = grid.current else { return }
        grid.say(await commands.run(command, on: chosen, orAt: current, progress: progress(in: grid)))
        grid.reloadHearts()
    }

    /// Records a photo that is shown alone.
    func beginViewing(_ photo: Photo) {
        photos.taste.beginViewing(photo)
        interactor.seen.record([photo])
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
