import CommandShell
import GalleryCore
import UseCases
import Wording

/// Shows the photos of a list in the grid, and loads its pages as the cursor moves.
@MainActor
final class GridBrowser {
    let list: PhotoListID
    let title: ListTitle
    let isPick: Bool
    private(set) var state: GridState
    private let screen: GridDisplay
    private let interactor: GridInteractor
    /// Shown until the next key.
    private(set) var message: Note?
    /// Shown in place of the photos, until the next key.
    private(set) var facts: FactPages?
    private var compared: [Photo] = []
    /// Screenful that was shown last.
    private var page: GridPage?
    private var clicks = DoubleClick()
    private var prefetching: Task<Void, Never>?

    init(
        _ request: GridRequest, on screen: GridDisplay, interactor: GridInteractor
    ) {
        list = request.list
        title = request.title
        isPick = request.isPick
        state = GridState(cursor: request.index)
        self.screen = screen
        self.interactor = interactor
    }

    private var shape: GridShape { screen.shape(across: state.across) }

    var current: ChosenPhotos? { state.photo.map { ChosenPhotos($0, at: state.cursor, of: list) } }
    /// `nil` without marks.
    var marked: ChosenPhotos? {
        let marked = interactor.stored.marks.photos
        return marked.isEmpty ? nil : ChosenPhotos(marked: marked)
    }
    var chosen: ChosenPhotos? { marked ?? current }

    /// Whether facts, keys or a comparison are shown in place of the grid.
    var isCovered: Bool { facts != nil || !compared.isEmpty }

    func clearMessage() { (message, facts, compared) = (nil, nil, []) }

    /// Turns the page of facts. Returns false if the key has no page to turn to.
    func turnPage(with key: FullScreenKey) -> Bool {
        guard var pages = facts, screen.turn(&pages, with: key) else { return false }
        facts = pages
        return true
    }

    func compare() {
        let marked = interactor.stored.marks.photos
        guard (2...4).contains(marked.count) else { return message = .problem(Phrases.Grid.compares) }
        compared = marked
    }

    func say(_ note: Note?) { message = note }

    func show(_ facts: [LabeledText]) { self.facts = facts.isEmpty ? nil : FactPages(facts) }

    func showInfo(isAll: Bool) {
        show(state.photo.map { [LabeledText](of: $0, isAll: isAll) } ?? [])
    }

    /// Follows changes by a command: favorites, removed photos and names of files.
    func update() {
        state.extend(to: interactor.stored.renamed(state.list))
        page = page.map { GridPage(photos(at: $0.indices), at: $0.indices, of: list, interactor.stored) }
    }

    /// Toggles the mark of the photo at the cursor; returns whether the photo is marked now.
    func toggleMark() -> Bool {
        guard let photo = state.photo, !isFolder() else { return false }
        return interactor.stored.marks.toggle([photo])
    }

    func toggleMarks() {
        let photos = photos(at: shape.page(of: state.cursor))
        interactor.stored.marks.toggle(photos.filter { !$0.id.isFolder })
    }

    /// Whether a folder is at the cursor, which then is the message.
    func isFolder() -> Bool {
        guard state.photo?.id.isFolder == true else { return false }
        message = .problem(Phrases.Files.isFolder(state.cursor + 1))
        return true
    }

    private func photos(at indices: Range<Int>) -> [Photo] {
        state.list.photos(from: indices.lowerBound, most: indices.count)
    }

    var shown: PhotosOnScreen {
        PhotosOnScreen(list: list, title: title, loaded: state.list, index: state.cursor, isAlone: false)
    }

    func complete(with completing: (any Completing)?) {
        let numbers = shown.numbers
        state.line?.complete(with: completing, numbers: numbers)
    }

    func change<Result>(_ change: (inout GridState) -> Result) -> Result { change(&state) }

    /// Loads the list up to an index; returns false if no photo was found.
    func begin(at index: Int) async -> Bool {
        state.extend(to: await interactor.loaded(list))
        _ = await load(upTo: index)
        guard state.list.count > 0 else { return false }
        state.go(to: index)
        await fillPage()
        return true
    }

    func move(_ move: GridMove) async {
        guard move != .last else { return await goToEnd() }
        let index = shape.index(after: move, from: state.cursor, of: state.list.count)
        guard await load(upTo: index) else { return }
        let isPast = index >= state.list.count
        // Past the end of the list, only a page down leads to the last photo.
        if !isPast || move == .pageDown { state.go(to: index) }
        if isPast, move != .pageDown { message = .quiet(Phrases.lastPhoto) }
        await fillPage()
    }

    /// Moves to the end of a local list; in a list of a service to the last loaded photo, and from there a page on.
    private func goToEnd() async {
        let last = state.list.count - 1
        let index = list.isLocal ? (state.total ?? 0) - 1 : state.cursor < last ? last : last + 1
        guard await load(upTo: index) else { return }
        state.go(to: state.list.count - 1)
        await fillPage()
    }

    func go(toNumber number: Int) async {
        if case .tooFar(let count)? = state.list.refusal(toLoad: number, isLocal: list.isLocal) {
            return message = .problem(Phrases.notLoaded("\(number)", loaded: count))
        }
        guard await load(upTo: number - 1) else { return }
        let isPast = number > state.list.count
        state.go(to: number - 1)
        await fillPage()
        if isPast, message == nil { message = .quiet(Phrases.end(state.list.count)) }
    }

    /// Moves to an index and updates the grid after the viewer, which may have loaded photos and changed favorites.
    func resume(at index: Int) async {
        state.extend(to: await interactor.loaded(list))
        state.go(to: index)
        await fillPage()
        update()
    }

    /// Moves the cursor to the photo at a position. Returns whether the click completes a double click.
    func click(row: Int, column: Int) async -> Bool {
        guard let offset = screen.offset(ofRow: row, column: column, across: state.across) else {
            return false
        }
        let index = shape.page(of: state.cursor).lowerBound + offset
        guard index < state.list.count else { return false }
        let isDouble = clicks.isSecond(at: index) && state.cursor == index
        state.go(to: index)
        await fillPage()
        return isDouble
    }

    func widen(by count: Int) async {
        let before = shape
        state.widen(by: count, from: before)
        if shape == before { message = .quiet(Phrases.Grid.columnsFit(before.across)) }
        await fillPage()
    }

    func show() {
        let indices = shape.page(of: state.cursor)
        let shown = photos(at: indices), marks = Set(interactor.stored.marks.ids)
        if page?.indices != indices || page?.count != shown.count {
            page = GridPage(shown, at: indices, of: list, interactor.stored)
            interactor.recordDrawn(shown, in: list)
            prefetch(after: indices)
        }
        var model = GridModel(
            shown, from: indices.lowerBound, cursor: state.cursor, across: state.across, page: page,
            marks: marks)
        model.facts = facts
        model.compared = compared.map(GridModel.Compared.init)
        model.message = message
        model.keys =
            state.line == nil
            ? Phrases.Grid.keyLine(isPick: isPick, hasMarks: !marks.isEmpty) : Phrases.Grid.typingKeys
        let heading = Phrases.heading(list, title, index: state.cursor, total: state.total)
        let current = Array(shown.dropFirst(state.cursor - indices.lowerBound).prefix(1))
        model.position = interactor.stored.heading(heading, of: current)
        if !compared.isEmpty {
            model.comparison = Phrases.Grid.comparing(compared.count, model.differences)
            return screen.show(model)
        }
        let portion = Phrases.portion(state.cursor + 1, of: state.total)
        let positions = [model.position, portion].map {
            marks.isEmpty ? $0 : Phrases.Grid.position($0, marked: marks.count)
        }
        model.position = positions[0]
        state.apply(to: &model, at: positions)
        screen.show(model)
    }

    /// Makes the list screen continue at the photo at the cursor.
    func end() async {
        prefetching?.cancel()
        await interactor.leave(list, at: state.cursor)
    }

    private func fillPage() async { _ = await load(upTo: shape.page(of: state.cursor).upperBound - 1) }

    /// Loads pages of the list up to an index; on an error, sets the message and returns false.
    private func load(upTo index: Int) async -> Bool {
        while index >= state.list.count, state.list.hasMore, !Task.isCancelled {
            if page != nil {
                message = .quiet(Phrases.loading(list, title))
                show()
            }
            message = nil
            let before = state.list.count
            do throws(CatalogError) {
                state.extend(to: try await interactor.more(of: list))
            } catch {
                message = Note.problem(error).first
                return false
            }
            guard state.list.count > before else { break }
        }
        return true
    }

    /// Prefetches the next screen: a page of the list, if the request limit allows it, and the pictures.
    private func prefetch(after indices: Range<Int>) {
        prefetching?.cancel()
        prefetching = Task { [interactor, screen, list, state] in
            let next = await interactor.photos(after: indices, in: state.list, of: list)
            guard !next.isEmpty, !Task.isCancelled else { return }
            await screen.prepare(GridModel(next, from: indices.upperBound, across: state.across))
        }
    }
}
