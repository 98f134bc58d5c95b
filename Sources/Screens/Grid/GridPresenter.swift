import CommandShell
import GalleryCore
import UseCases
import Viper
import Wording

/// Runs until the user leaves the grid. Then redraws the list at the photo at the cursor, unless photos were picked or
/// a typed line follows.
final class GridPresenter: PresentedPresenter {
    private let display: any ConsoleDisplay<[Note]>
    private let screen: @MainActor () -> GridDisplay?
    private let interactor: GridInteractor
    private let output: PhotoCommandOutput
    private let router: GridRouter
    private let typing: TypedLineRunner
    private var next: AfterFullScreen?
    /// Receives the photos picked for another program.
    private let picked: ([Photo]) -> Void

    /// `screen` returns `nil` if the terminal cannot show pictures.
    init(
        display: any ConsoleDisplay<[Note]>, screen: @escaping @MainActor () -> GridDisplay?,
        interactor: GridInteractor, keys: FullScreenInteractor, photoCommands: PhotoCommands,
        router: GridRouter,
        runAtPrompt: @escaping (String) -> Void, completing: @escaping () -> (any Completing)? = { nil },
        picked: @escaping ([Photo]) -> Void = { _ in }
    ) {
        self.display = display
        self.screen = screen
        self.interactor = interactor
        self.router = router
        self.picked = picked
        output = PhotoCommandOutput(
            router: router, report: { display.show($0) }, progress: display.progress, copy: display.copy)
        typing = TypedLineRunner(
            commands: KeyCommandRunner(
                interactor: keys, photoCommands: photoCommands, router: router, copy: display.copy),
            runAtPrompt: runAtPrompt, completing: completing)
    }

    private var commands: KeyCommandRunner { typing.commands }

    func handle(_ request: GridRequest) async {
        guard let screen = screen() else {
            display.show([.problem(Phrases.Grid.needsTerminal)])
            return
        }
        let (list, title) = (request.list, request.title)
        let grid = GridBrowser(request, on: screen, interactor: interactor)
        display.progress(Phrases.loading(list, title))
        guard await grid.begin(at: request.index) else {
            display.show([grid.message ?? .info(Phrases.empty(list, title))])
            return
        }
        await browse(grid, on: screen)
        screen.leave()
        await grid.end()
        if request.isPick { return }
        guard let next else { return await router.redraw() }
        await typing.run(next, titled: title, to: output)
    }

    private func browse(_ grid: GridBrowser, on screen: GridDisplay) async {
        grid.show()
        while true {
            switch await screen.wait() {
            case .ended: return
            case .time, .outdated: break
            case .key(let key):
                if await handle(key, in: grid, on: screen) { return }
            }
            grid.show()
        }
    }

    /// Returns whether the grid is left.
    private func handle(_ key: FullScreenKey, in grid: GridBrowser, on screen: GridDisplay) async -> Bool {
        let layoutKey = commands.layoutKey(key)
        guard !grid.turnPage(with: layoutKey) else { return false }
        let isCovered = grid.isCovered
        grid.clearMessage()
        // The key that closes facts, keys or a comparison has no other effect.
        guard !isCovered else { return false }
        guard grid.state.line == nil else {
            if key == .tab {
                grid.complete(with: typing.completing())
                return false
            }
            guard let typed = grid.change({ $0.line.edit(key) }) else { return false }
            return await run(typed, in: grid, on: screen)
        }
        guard let action = GridKeys.action(of: layoutKey) else {
            if ViewerKeys.action(of: layoutKey) != nil { grid.say(.quiet(Phrases.Grid.isForFullScreen)) }
            return false
        }
        return await perform(action, in: grid, on: screen)
    }

    /// Returns whether the grid is left.
    private func perform(_ action: GridAction, in grid: GridBrowser, on screen: GridDisplay) async -> Bool {
        switch action {
        case .move(let move): await grid.move(move)
        case .digit(let digit): grid.change { $0.type(digit) }
        case .erase: grid.change { $0.erase() }
        case .click(let row, let column):
            _ = grid.change { $0.takeNumber() }
            if await grid.click(row: row, column: column) { return await open(in: grid, on: screen) }
        case .open:
            guard let number = grid.change({ $0.takeNumber() }) else {
                return await open(in: grid, on: screen)
            }
            await grid.go(toNumber: number)
        case .mark: if grid.toggleMark() { await grid.move(.right) }
        case .markAll: grid.toggleMarks()
        case .run(let command): await run(command, in: grid)
        case .board: await addToBoard(in: grid)
        case .type(let purpose): grid.change { $0.line = FullScreenLine(purpose) }
        case .edit(let key): edit(with: key, in: grid)
        case .compare: grid.compare()
        case .undo:
            grid.say(await commands.undo())
            grid.update()
        case .info: grid.showInfo(isAll: false)
        case .keys: grid.show(commands.labels(of: Phrases.Grid.keys(isPick: grid.isPick)))
        case .widen(let count): await grid.widen(by: count)
        case .cancel: return grid.change { $0.takeNumber() } == nil
        case .leave: return true
        }
        return false
    }

    /// Shows the photo at the cursor, or picks photos. Returns whether the grid is left.
    private func open(in grid: GridBrowser, on screen: GridDisplay) async -> Bool {
        guard !grid.isPick else {
            picked(grid.chosen?.photos ?? [])
            return true
        }
        guard grid.state.photo?.id.isFolder != true else {
            return leave(grid, for: .line("\(OpenCommand.spec.info.name) \(grid.state.cursor + 1)"))
        }
        return await showAlone(in: grid, on: screen)
    }

    /// Shows the photo at the cursor alone, with `pause` as a slideshow, then moves to the photo shown last. Returns
    /// whether the grid is left.
    private func showAlone(
        in grid: GridBrowser, on screen: GridDisplay, pause: Duration? = nil, zoom: ZoomChange? = nil
    ) async -> Bool {
        guard let photo = grid.state.photo, !grid.isFolder() else { return false }
        interactor.beginViewing(photo)
        var state = ViewerState(photo, at: grid.state.cursor, of: grid.state.total)
        if let zoom { state.say(state.zoom.change(by: zoom, of: photo.size, on: screen.slides.canvas)) }
        let viewer = PhotoViewer(
            state, of: grid.list, titled: grid.title, interactor: interactor, on: screen.slides,
            typing: typing, pause: pause)
        _ = await viewer.run()
        interactor.endViewing()
        await grid.resume(at: viewer.state.index)
        return viewer.next.map { leave(grid, for: $0) } ?? false
    }

    /// Returns whether the grid is left.
    private func run(
        _ typed: FullScreenLine, in grid: GridBrowser, on screen: GridDisplay
    ) async -> Bool {
        switch await typing.run(typed, over: grid.shown, progress: progress(in: grid)) {
        case .note(let note): grid.say(note)
        case .go(let number): await grid.go(toNumber: number)
        case .look(let line): return await look(line, in: grid, on: screen)
        case .leave(let next): return leave(grid, for: next)
        }
        grid.update()
        return false
    }

    /// Runs a typed command that shows a photo in another way. Returns whether the grid is left.
    private func look(_ line: LookLine, in grid: GridBrowser, on screen: GridDisplay) async -> Bool {
        if let number = line.number { await grid.go(toNumber: number) }
        switch line.look {
        case .next: await grid.move(.right)
        case .previous: await grid.move(.left)
        case .info: grid.showInfo(isAll: false)
        case .everything: grid.showInfo(isAll: true)
        case .slideshow(let pause): return await showAlone(in: grid, on: screen, pause: pause)
        case .zoom(let change): return await showAlone(in: grid, on: screen, zoom: change)
        case .pan: grid.say(.quiet(Phrases.wholePhoto))
        case .full: return await showAlone(in: grid, on: screen)
        }
        return false
    }
}

extension GridPresenter {
    /// Leaves the grid, but not for the prompt or another screen while another program waits for a photo.
    fileprivate func leave(_ grid: GridBrowser, for next: AfterFullScreen?) -> Bool {
        guard next == nil || !grid.isPick else {
            grid.say(.problem(Phrases.Pick.noPrompt))
            return false
        }
        self.next = next
        return true
    }

    private func progress(in grid: GridBrowser) -> (String?) -> Void {
        { text in
            grid.say(text.map(Note.quiet))
            grid.show()
        }
    }

    fileprivate func run(_ command: KeyCommand, in grid: GridBrowser) async {
        guard let chosen = grid.chosen, let current = grid.current else { return }
        grid.say(await commands.run(command, on: chosen, orAt: current, progress: progress(in: grid)))
        grid.update()
    }

    fileprivate func edit(with key: FileKey, in grid: GridBrowser) {
        guard let current = grid.current else { return }
        let line = key.line(marked: grid.marked, current: current)
        if line == nil { grid.say(.problem(key.refusal(of: grid.state.cursor + 1))) }
        grid.change { $0.line = line }
    }

    fileprivate func addToBoard(in grid: GridBrowser) async {
        guard let chosen = grid.chosen, let current = grid.current else { return }
        if grid.marked == nil, grid.isFolder() { return }
        grid.say(await commands.addToBoard(chosen, orAt: current, progress: progress(in: grid)))
    }
}
