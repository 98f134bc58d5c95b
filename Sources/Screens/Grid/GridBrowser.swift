import CommandShell
import GalleryCore
import UseCases
import Wording

/// Shows the photos of a list in the grid, and loads its pages as the cursor moves.
@MainActor
final class GridBrowser {
    private static let doubleClick = Duration.milliseconds(400)

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
    /// Indices of the last shown screenful, the number of its photos, and its favorites.
    private var page: (indices: Range<Int>, count: Int, hearts: Set<PhotoID>)?
    private var clicked: (index: Int, time: ContinuousClock.Instant)?
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
        if (2...4).contains(marked.count) {
            compared = marked
        } else {
            message = .problem(Phrases.Grid.compares)
        }
    }

    func say(_ note: Note?) { message = note }

    func show(_ facts: [LabeledText]) { self.facts = facts.isEmpty ? nil : FactPages(facts) }

    func showInfo(isAll: Bool) {
        show(state.photo.map { [LabeledText](of: $0, isAll: isAll) } ?? [])
    }

    func reloadHearts() {
        if let indices = page?.indices {
            page?.hearts = interactor.stored.favorites(among: photos(at: indices))
        }
    }

    /// Toggles the mark of the photo at the cursor; returns whether the photo is marked now.
    func toggleMark() -> Bool { state.photo.map { interactor.stored.marks.toggle([$0]) } ?? false }

    func toggleMarks() { interactor.stored.marks.toggle(photos(at: shape.page(of: state.cursor))) }

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
        let index = shape.index(after: move, from: state.cursor, of: state.list.count)
        guard await load(upTo: index) else { return }
        let isPast = index >= state.list.count
        // Past the end of the list, only a page down leads to the last photo.
        if !isPast || move == .pageDown { state.go(to: index) }
        if isPast, move != .pageDown { message = .quiet(Phrases.lastPhoto) }
        await fillPage()
    }

    func go(toNumber number: Int) async {
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
        reloadHearts()
    }

    /// Moves the cursor to the photo at a position. Returns whether the click completes a double click.
    func click(row: Int, column: Int) async -> Bool {
        guard let offset = screen.offset(ofRow: row, column: column, across: state.across) else {
            return false
        }
        let index = shape.page(of: state.cursor).lowerBound + offset, now = ContinuousClock.now
        guard index < state.list.count else { return false }
        let isDouble =
            state.cursor == index
            && clicked.map { $0.index == index && now - $0.time < Self.doubleClick } == true
        state.go(to: index)
        await fillPage()
        clicked = isDouble ? nil : (index, now)
        return isDouble
    }

    func widen(by count: Int) async {
        state.widen(by: count, from: shape)
        await fillPage()
    }

    func show() {
        let indices = shape.page(of: state.cursor)
        let shown = photos(at: indices), marks = Set(interactor.stored.marks.ids)
        if page?.indices != indices || page?.count != shown.count {
            page = (indices, shown.count, interactor.stored.favorites(among: shown))
            interactor.recordDrawn(shown, in: list)
            prefetch(after: indices)
        }
        var model = GridModel(
            shown, from: indices.lowerBound, cursor: state.cursor, across: state.across,
            hearts: page?.hearts ?? [], marks: marks)
        model.facts = facts
        model.compared = compared.map(GridModel.Compared.init)
        model.line = state.line?.prompted
        model.choices = state.line?.choices ?? []
        model.message = message
        if state.line == nil { model.keys = Phrases.Grid.keyLine(isPick: isPick, hasMarks: !marks.isEmpty) }
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
        if !state.digits.isEmpty {
            model.status = Phrases.Grid.typed(state.digits)
        } else if let photo = state.photo {
            model.photo = PhotoStatus(photo, at: positions, keys: [Phrases.keysHint])
        }
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
            var loaded = state.list
            if indices.upperBound + indices.count > loaded.count, loaded.hasMore {
                loaded = await interactor.prefetched(of: list) ?? loaded
            }
            let next = loaded.photos(from: indices.upperBound, most: indices.count)
            guard !next.isEmpty, !Task.isCancelled else { return }
            await screen.prepare(GridModel(next, from: indices.upperBound, across: state.across))
        }
    }
}
