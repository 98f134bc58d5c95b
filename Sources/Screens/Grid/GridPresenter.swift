import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

/// Runs until the grid is left, then shows the list at the photo of the cursor.
final class GridPresenter: PresentedPresenter {
    private let display: any ConsoleDisplay<[Note]>
    private let screen: @MainActor () -> GridDisplay?
    private let interactor: GridInteractor
    private let photos: PhotoCommandInteractors
    private let router: RestartRouter

    /// `screen` is `nil` without a terminal that shows pictures.
    init(
        display: any ConsoleDisplay<[Note]>, screen: @escaping @MainActor () -> GridDisplay?,
        interactor: GridInteractor, photos: PhotoCommandInteractors, router: RestartRouter
    ) {
        self.display = display
        self.screen = screen
        self.interactor = interactor
        self.photos = photos
        self.router = router
    }

    func handle(_ request: GridRequest) async {
        guard let screen = screen() else {
            display.show([.problem(Phrases.Grid.needsTerminal)])
            return
        }
        let (list, title) = (request.list, request.title)
        let grid = GridBrowser(
            request, on: screen, interactor: interactor, favorites: photos.favorites)
        display.progress(Phrases.loading(list, title))
        guard await grid.begin(at: request.index) else {
            display.show(grid.message.map { [$0] } ?? Phrases.empty(list, title).map(Note.info))
            return
        }
        await browse(grid, on: screen)
        screen.leave()
        await grid.end()
        await router.redraw()
    }

    /// Handles keys until the grid is left or the command is canceled.
    private func browse(_ grid: GridBrowser, on screen: GridDisplay) async {
        grid.show()
        while true {
            switch await screen.wait() {
            case .ended: return
            case .time, .outdated: break
            case .key(let key):
                grid.clearMessage()
                if let action = GridKeys.action(of: key), await perform(action, in: grid, on: screen) {
                    return
                }
            }
            grid.show()
        }
    }

    /// Returns whether the grid is left.
    private func perform(_ action: GridAction, in grid: GridBrowser, on screen: GridDisplay) async -> Bool {
        switch action {
        case .move(let move): await grid.move(move)
        case .digit(let digit): grid.change { $0.type(digit) }
        case .erase: grid.change { $0.erase() }
        case .open:
            if let number = grid.change({ $0.takeNumber() }) {
                await grid.go(toNumber: number)
            } else {
                await showAlone(in: grid, on: screen)
            }
        case .widen(let count): await grid.widen(by: count)
        case .cancel: return grid.change { $0.takeNumber() } == nil
        case .leave: return true
        }
        return false
    }

    private func showAlone(in grid: GridBrowser, on screen: GridDisplay) async {
        guard let photo = grid.state.photo else { return }
        _ = await Slideshow(screen: screen.slides, pause: nil) { _ in nil }.run(from: photo)
    }
}
