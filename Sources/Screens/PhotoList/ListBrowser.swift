import CommandShell
import GalleryCore
import TextLayout
import Viper
import Wording

/// Walks through one list for a list presenter: screenful by screenful, then page by page.
@MainActor
final class ListBrowser {
    private let display: any ConsoleDisplay<ListModel>
    private let interactor: any ListInteracting
    private let photos: PhotoInteractors
    private let actions: PhotoActions
    /// The list one is in; nil before the first.
    private(set) var id: PhotoListID?
    private var title = ListTitle()
    private(set) var pager = ListPager()
    /// What the list can be narrowed by.
    private(set) var terms: [String] = []
    /// The sections a list is one of; none unless told otherwise.
    private var sections: @MainActor (PhotoListID) -> Sections? = { _ in nil }
    /// The page behind those that are loaded was prefetched.
    private var hasPageAhead = false
    /// How many photos are to be shown in one go; nil for a screenful.
    private var wanted: Int?

    init(
        display: any ConsoleDisplay<ListModel>, interactor: any ListInteracting, photos: PhotoInteractors,
        router: any PhotoRouting
    ) {
        self.display = display
        self.interactor = interactor
        self.photos = photos
        actions = PhotoActions(
            photos: photos, router: router, report: { display.show(ListModel(notes: $0)) },
            progress: display.progress, clipboard: display.copy)
    }

    /// Has the sections of lists named above them.
    func name(sections: @escaping @MainActor (PhotoListID) -> Sections?) { self.sections = sections }

    /// The photos by their numbers, their tags, the commonest first, and the terms of a search.
    var offers: CompletionContext {
        let list = pager.list
        let tags = list.photos.commonTags
        let words = tags + terms.filter { !tags.contains($0) }
        return CompletionContext(numbers: pager.numbers, words: words, terms: terms) { number in
            let index = number - 1 - list.earlier.count
            return list.photos.indices.contains(index) ? Phrases.title(of: list.photos[index]) : ""
        }
    }

    /// Goes to the start of a list and shows its first screenful, or as many cards as are wanted.
    func begin(
        _ id: PhotoListID, titled title: ListTitle = ListTitle(), with list: PhotoList, terms: [String] = [],
        notes: [Note] = []
    ) async {
        self.id = id
        self.title = title
        self.terms = terms
        pager.begin(with: list)
        hasPageAhead = false
        wanted = display.audience.cards
        defer { wanted = nil }
        show(notes: notes + list.notes.map(Note.init))
        while let wanted, pager.shown < wanted, pager.hasMore, !Task.isCancelled {
            let before = pager.shown
            await more()
            guard pager.shown > before else { return }
        }
    }

    /// Fetches the first page of a list and begins it; after an error the screen stays as it is.
    func open(_ id: PhotoListID, titled title: ListTitle = ListTitle(), notes: [Note] = []) async {
        display.progress(Phrases.loading(id, title))
        do throws(CatalogError) {
            await begin(id, titled: title, with: try await interactor.more(of: id), notes: notes)
        } catch {
            complain(error)
        }
    }

    /// The next screenful; fetches a page when all that was fetched is drawn.
    func more() async {
        guard let id else { return }
        var notes: [Note] = []
        if !pager.hasUndrawn || pager.needsPage && hasPageAhead {
            guard pager.list.hasMore else { return note(.quiet(Phrases.end(pager.list.count))) }
            display.progress(Phrases.loading(id, title))
            do throws(CatalogError) {
                pager.extend(to: try await interactor.more(of: id))
            } catch {
                return complain(error)
            }
            hasPageAhead = false
            notes = pager.list.notes.map(Note.init)
            guard pager.hasUndrawn else {
                let end = Note.quiet(Phrases.end(pager.list.count))
                display.show(ListModel(notes: notes + [end]))
                return
            }
        }
        pager.advance()
        show(notes: notes)
    }

    /// The screenful before.
    func previous() {
        guard id != nil else { return }
        guard pager.retreat() else { return note(.quiet(Phrases.listStart)) }
        show()
    }

    /// Gets the next screenful ready, with the page it needs.
    func prepare() async {
        guard let id else { return }
        var next = pager
        if next.needsPage, let grown = await interactor.ahead(of: id) {
            next.extend(to: grown)
            hasPageAhead = id == self.id
        }
        guard next.hasUndrawn else { return }
        next.advance()
        let hearts = id == .favorites ? [] : photos.favorites.among(next.upcoming)
        var model = ListModel(id, next, titled: title, hearts: hearts)
        model.sections = sections(id)
        await display.prepare(model)
    }

    /// The screenful one is on, again.
    func show(notes: [Note] = []) {
        guard let id else { return }
        // Among favorites none is marked as one.
        let hearts = id.isOfFavorites ? [] : photos.favorites.among(pager.upcoming)
        let limit = wanted.map { max(0, $0 - pager.start) }
        var model = ListModel(
            id, pager, titled: title, hearts: hearts,
            sections: id.board.map { photos.boards.sections(of: pager.upcoming, on: $0) } ?? [:],
            terms: terms,
            notes: notes, limit: limit, isForProgram: display.audience.isProgram)
        model.note(withoutPictures: photos.favorites.pictures.missing(among: pager.upcoming))
        model.sections = sections(id)
        pager.drew(display.show(model))
        if !id.isLocal { photos.seen.record(pager.drawn) }
        interactor.noteDrawn(pager.drawn)
    }

    /// The same when the screen appears again: its numbers go on meaning what they were printed beside, also when the
    /// list was started over elsewhere.
    func reappear(notes: [Note] = []) async {
        if let id { await interactor.restore(id, as: pager.list) }
        show(notes: notes)
    }

    /// Carries out an action on photos by the numbers printed.
    func perform(_ action: PhotoAction) async {
        // A file can be compared before there is a list; numbers are refused until then.
        await actions.perform(action, in: id ?? .recommendations, titled: title, photo: pager.photo)
    }

    func complain(_ error: CatalogError) { display.show(ListModel(notes: Note.problem(error))) }

    func note(_ note: Note) { display.show(ListModel(notes: [note])) }
}

extension PhotoListID {
    /// Everything in it is a favorite.
    fileprivate var isOfFavorites: Bool {
        switch self {
        case .favorites, .favoritesMatching: true
        default: false
        }
    }
}

/// How far a list has been printed. A value: presenters keep one.
struct ListPager: Equatable {
    /// The photos as numbered on the screen; `4` is the photo at index 3.
    private(set) var list = PhotoList()
    /// 0-based index of the first card of the screenful shown last.
    private(set) var start = 0
    /// How many have been drawn.
    private(set) var shown = 0
    /// Where the screenfuls before began.
    private var starts: [Int] = []

    /// The numbers a person may type: all that are fetched, drawn or not.
    var numbers: ClosedRange<Int>? { list.count == 0 ? nil : 1...list.count }
    /// Whether fetched photos wait to be drawn.
    var hasUndrawn: Bool { shown < list.count }
    /// Whether the next screenful would be shorter than this one for want of a page.
    var needsPage: Bool { list.hasMore && (!hasUndrawn || list.count - shown < shown - start) }
    /// Whether anything follows what was drawn.
    var hasMore: Bool { hasUndrawn || list.hasMore }

    /// The photo printed as `number`.
    func photo(_ number: Int) -> Photo? { number >= 1 ? list[number - 1] : nil }

    /// Starts over with a list.
    mutating func begin(with list: PhotoList) {
        self = ListPager()
        self.list = list
    }

    /// Takes over a list that has grown at its end.
    mutating func extend(to list: PhotoList) { self.list = list }

    /// The next screenful begins behind what was drawn.
    mutating func advance() {
        starts.append(start)
        start = shown
    }

    /// Goes to the screenful before; false on the first one.
    mutating func retreat() -> Bool {
        guard let before = starts.popLast() else { return false }
        start = before
        return true
    }

    /// The photos from the start of the screenful on. No more than 30 at once, however large the window: the terms of
    /// the Flickr API.
    var upcoming: [Photo] { list.photos(from: start, most: 30) }

    /// The photos of the screenful.
    var drawn: [Photo] { list.photos(from: start, most: shown - start) }

    /// Notes how many of `upcoming` found room. Drawn again they may be fewer, as on a window made smaller; the next
    /// screenful goes on behind the last one that is to be seen.
    mutating func drew(_ count: Int) { shown = start + count }
}

/// What every list screen asks of its interactor.
protocol ListInteracting: Sendable {
    /// The list with one page more.
    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList
    /// The same, prefetched; nil where that would cost too many requests.
    func ahead(of list: PhotoListID) async -> PhotoList?
    /// Makes a list what it was, after it may have been started over.
    func restore(_ list: PhotoListID, as known: PhotoList) async
    /// These are on the screen.
    func noteDrawn(_ photos: [Photo])
}

extension ListInteracting {
    func restore(_ list: PhotoListID, as known: PhotoList) async {}
    func ahead(of list: PhotoListID) async -> PhotoList? { nil }
    func noteDrawn(_ photos: [Photo]) {}
}
