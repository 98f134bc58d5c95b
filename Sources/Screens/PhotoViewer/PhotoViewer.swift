import CommandShell
import GalleryCore
import UseCases
import Wording

/// Viewer of photos on the full screen, which the caller leaves afterwards; with `pause`, a slideshow.
@MainActor
final class PhotoViewer {
    enum End: Equatable {
        case key
        case lastPhoto
        case failed(ScreenError)

        /// Notes after a slideshow. After Ctrl-C, omits the summary, because the shell reports the interruption.
        func notes(after count: Int) -> [Note] {
            var notes: [Note] = []
            if case .failed(let error) = self { notes = Note.problem(error) }
            guard !Task.isCancelled else { return notes }
            return notes + [.quiet(Phrases.slideshowEnded(after: count, isLast: self == .lastPhoto))]
        }
    }

    private(set) var state: ViewerState
    /// Set if a typed line ended the viewer.
    private(set) var next: AfterFullScreen?
    private let list: PhotoListID
    private let title: ListTitle
    private let interactor: any PhotoViewing
    private let screen: SlideDisplay
    private let typing: TypedLineRunner
    /// Time from drawing a photo to drawing the next; `nil` without a slideshow.
    private var pause: Duration?
    private var prefetching: Task<Void, Never>?

    init(
        _ state: ViewerState, of list: PhotoListID, titled title: ListTitle,
        interactor: any PhotoViewing, on screen: SlideDisplay, typing: TypedLineRunner,
        pause: Duration? = nil
    ) {
        self.state = state
        self.list = list
        self.title = title
        self.interactor = interactor
        self.screen = screen
        self.typing = typing
        self.pause = pause
    }

    func run() async -> End {
        defer { prefetching?.cancel() }
        if typing.commands.interactor.beginsViewing() { state.message = (Phrases.Viewer.hint, true) }
        show()
        prefetch()
        while true {
            let isTimed = !state.isPaused && state.facts == nil && state.line == nil
            switch await screen.wait(atMost: isTimed ? pause : nil) {
            case .ended: return .key
            case .outdated: show()
            case .time:
                do throws(ScreenError) {
                    guard try await move(by: 1) else { return .lastPhoto }
                } catch {
                    return .failed(error)
                }
                show()
            case .key(let key):
                if await isEnd(key) { return .key }
            }
        }
    }

    /// Handles a key; returns whether it ends the viewer. A key without a meaning does nothing.
    private func isEnd(_ key: FullScreenKey) async -> Bool {
        let layoutKey = typing.commands.layoutKey(key)
        if var facts = state.facts {
            state.facts = screen.turn(&facts, with: layoutKey) ? facts : nil
            show()
            return false
        }
        guard state.line == nil else { return await type(key) }
        guard let action = ViewerKeys.action(of: layoutKey) else {
            if ViewerKeys.onlyInGrid.contains(layoutKey) {
                state.say(Phrases.Viewer.isForGrid)
                show()
            }
            return false
        }
        if action == .leave { return true }
        state.message = nil
        if await perform(action) { show() }
        return false
    }

    /// Edits the typed line, and runs it once it is complete. Returns whether this ends the viewer.
    private func type(_ key: FullScreenKey) async -> Bool {
        state.message = nil
        if key == .tab {
            let numbers = await shown().numbers
            state.line?.complete(with: typing.completing(), numbers: numbers)
        } else if let typed = state.line.edit(key), await run(typed) {
            return true
        }
        show()
        return false
    }

    private func shown() async -> PhotosOnScreen {
        let loaded = await interactor.loaded(list)
        return PhotosOnScreen(list: list, title: title, loaded: loaded, index: state.index, isAlone: true)
    }

    private func run(_ typed: FullScreenLine) async -> Bool {
        switch await typing.run(typed, over: await shown(), progress: progress) {
        case .note(let note): state.say(note?.text)
        case .go(let number): await walk(by: number - 1 - state.index)
        case .look(let line): await look(line)
        case .leave(let next):
            self.next = next
            return true
        }
        return false
    }

    private func progress(_ text: String?) {
        guard let text else { return }
        state.say(text)
        show()
    }

    /// Returns whether the screen must be drawn.
    private func perform(_ action: ViewerAction) async -> Bool {
        switch action {
        case .next,
            .pan(.right) where state.zoom == nil:
            await walk(by: 1)
        case .previous,
            .pan(.left) where state.zoom == nil:
            await walk(by: -1)
        case .pauseOrNext:
            if screen.pauseOrResume() { return false }
            if pause == nil { await walk(by: 1) } else { state.isPaused.toggle() }
        case .pan(let direction):
            guard state.zoom != nil else { return false }
            state.say(state.zoom.pan(to: direction, of: state.photo.size, on: screen.canvas))
        case .zoom(let change):
            // The whole photo cannot be made smaller.
            if change == .farther, state.zoom == nil { return false }
            state.say(state.zoom.change(by: change, of: state.photo.size, on: screen.canvas))
        case .run(let command): await run(command)
        case .board:
            state.say(await typing.commands.addToBoard(chosen, orAt: chosen, progress: progress)?.text)
        case .mark: toggleMark()
        case .undo: state.say(await typing.commands.undo()?.text)
        case .info: showInfo(isAll: false)
        case .caption: state.hasCaption.toggle()
        case .type(let purpose): state.line = FullScreenLine(purpose)
        case .edit(let key):
            state.line = key.line(marked: nil, current: chosen)
            if state.line == nil { state.say(key.refusal(of: state.index + 1)) }
        case .keys: state.facts = FactPages(typing.commands.labels(of: Phrases.Viewer.keys))
        case .leave: break
        }
        return true
    }

    private func walk(by offset: Int) async {
        guard offset != 0 else { return }
        do throws(ScreenError) {
            guard state.index + offset >= 0 else { return state.say(Phrases.firstPhoto) }
            if try await !move(by: offset) { state.say(Phrases.lastPhoto) }
        } catch {
            state.say(Note.problem(error).first?.text)
        }
    }

    /// Moves to another photo; returns false if the list has no photo there.
    private func move(by offset: Int) async throws(ScreenError) -> Bool {
        prefetching?.cancel()
        let index = state.index + offset
        guard let found = try await interactor.photo(at: index, of: list) else { return false }
        // Folders precede the pictures of a list of files.
        guard !found.photo.id.isFolder else {
            state.say(Phrases.firstPhoto)
            return true
        }
        state.move(to: found, at: index)
        interactor.beginViewing(found.photo)
        prefetch()
        return true
    }

    /// Runs a typed command that shows a photo in another way.
    private func look(_ line: LookLine) async {
        if let number = line.number { await walk(by: number - 1 - state.index) }
        switch line.look {
        case .next: await walk(by: 1)
        case .previous: await walk(by: -1)
        case .info: showInfo(isAll: false)
        case .everything: showInfo(isAll: true)
        case .zoom(let change): _ = await perform(.zoom(change))
        case .pan(let direction):
            if state.zoom == nil { state.say(Phrases.wholePhoto) }
            _ = await state.zoom == nil ? false : perform(.pan(direction))
        case .slideshow(let pause): (self.pause, state.isPaused) = (pause, false)
        case .full: break
        }
    }

    private func showInfo(isAll: Bool) {
        state.facts = FactPages([LabeledText](of: state.photo, isAll: isAll))
    }

    private func toggleMark() {
        let marks = typing.commands.interactor.stored.marks
        let isMarked = marks.toggle([state.photo]), title = Phrases.title(of: state.photo),
            count = marks.photos.count
        state.say(
            isMarked
                ? Phrases.Marked.marked([title], new: 1, of: count) : Phrases.Marked.unmarked(1, left: count))
    }

    private var chosen: ChosenPhotos { ChosenPhotos(state.photo, at: state.index, of: list) }

    private func run(_ command: KeyCommand) async {
        let note = await typing.commands.run(command, on: chosen, orAt: chosen, progress: progress)
        state.say(note?.text)
    }

    private func show() {
        state.update(typing.commands.interactor.stored.renamed)
        if let facts = state.facts { return screen.show(facts) }
        screen.show(state.picture(on: screen.canvas, in: screen.width), above: state.line)
    }

    /// Prefetches the next photo in the direction of the last move; in a slideshow, even if few requests remain.
    private func prefetch() {
        let index = state.index + (state.goesBack ? -1 : 1)
        prefetching = Task { [list, interactor, screen, pause] in
            let found =
                pause == nil
                ? await interactor.nearby(at: index, of: list)
                : try? await interactor.photo(at: index, of: list)
            guard let found, !Task.isCancelled else { return }
            let next = ViewerState(found.photo, at: index, of: found.total)
            await screen.prepare(next.picture(on: screen.canvas, in: screen.width))
        }
    }
}
