import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

@MainActor
final class PhotoListPresenter<Model: Equatable & Sendable> {
    private let display: any ConsoleDisplay<Model>
    private let interactor: any ListInteracting
    private let photoCommands: PhotoCommands
    private let output: PhotoCommandOutput
    /// Model of the screen that contains the list.
    private let compose: @MainActor (ListModel) -> Model
    private(set) var id: PhotoListID?
    private(set) var title = ListTitle()
    private(set) var pager = ListPager()
    private(set) var terms: [String] = []
    /// Replaces the usual note on a list without photos.
    private var nothing: Note?
    /// Zero-based index of the photo that was opened last.
    private var opened: Int?
    /// Number of the last photo to show; `nil` without `--limit`.
    private var last: Int?

    init(
        display: any ConsoleDisplay<Model>, interactor: any ListInteracting, photoCommands: PhotoCommands,
        router: any PhotoRouting, compose: @escaping @MainActor (ListModel) -> Model
    ) {
        self.display = display
        self.interactor = interactor
        self.photoCommands = photoCommands
        self.compose = compose
        output = PhotoCommandOutput(
            router: router, report: { display.show(compose(ListModel(notes: $0))) },
            progress: display.progress, copy: display.copy)
    }

    /// Valid photo numbers: those of all photos in a local list without `--limit`, else those of `ListPager`.
    var numbers: ClosedRange<Int>? {
        guard !pager.isLimited, id?.isLocal == true, let total = pager.list.total, total > pager.list.count,
            pager.list.hasMore
        else { return pager.numbers }
        return 1...total
    }

    /// Whether numbers mean no earlier list if this one is empty: in a script, which does not know what is found.
    var endsNumbers: Bool { !display.audience.hasPrompt }

    var start: Int? { pager.number(ofOpened: opened) }

    var offers: CompletionContext {
        let list = pager.list, tags = list.photos.commonTags
        let suggestions = tags + terms.filter { !tags.contains($0) },
            offered = Phrases.meanings(ofTags: terms)
        return CompletionContext(numbers: numbers, suggestions: suggestions, terms: offered) { number in
            let index = number - 1 - list.earlier.count
            return list.photos.indices.contains(index) ? Phrases.title(of: list.photos[index]) : ""
        }
    }

    /// Shows the first screenful of a loaded list or, with `--limit`, that number of photos.
    func begin(
        _ id: PhotoListID, titled title: ListTitle = ListTitle(), with list: PhotoList, terms: [String] = [],
        notes: [Note] = [], nothing: Note? = nil
    ) async {
        self.id = id
        opened = nil
        self.nothing = nothing
        self.title = title
        self.terms = terms
        pager.begin(with: list)
        pager.isLimited = display.audience.cards != nil
        last = display.audience.cards
        show(notes: notes + self.notes(on: list))
        await showRest()
    }

    /// At a prompt, a failing service is reported once for each cause.
    private func notes(on list: PhotoList) -> [Note] {
        let notes = display.audience.isProgram ? list.notes : interactor.stored.unreported(list.notes)
        return notes.map(Note.init)
    }

    private func showRest() async {
        while let last, pager.shown < last, pager.hasMore, !Task.isCancelled {
            let before = pager.shown
            await showNext(hasHeading: false)
            guard pager.shown > before else { return }
        }
    }

    func open(_ id: PhotoListID, titled title: ListTitle = ListTitle(), notes: [Note] = []) async {
        display.progress(Phrases.loading(id, title))
        do throws(CatalogError) {
            await begin(id, titled: title, with: try await interactor.more(of: id), notes: notes)
        } catch {
            switch (id, error) {
            case (.topic(let name), .notFound): note(.problem(Phrases.noTopic(name)))
            case (.collection(let key), .notFound): note(.problem(Phrases.noCollection(key)))
            default: showProblem(error)
            }
        }
    }

    /// Shows the next screenful or, with `--limit`, that number of photos.
    func more() async {
        last = display.audience.cards.map { pager.shown + $0 }
        await showNext()
        await showRest()
    }

    /// Shows the next screenful, loading a page if the loaded photos do not fill it.
    private func showNext(hasHeading: Bool = true) async {
        guard let id else { return }
        var notes: [Note] = []
        if !pager.hasUndrawn || pager.needsPage {
            guard pager.list.hasMore else { return note(.quiet(Phrases.end(pager.list.count))) }
            display.progress(Phrases.loading(id, title))
            do throws(CatalogError) {
                pager.extend(to: try await interactor.more(of: id))
            } catch {
                guard pager.hasUndrawn, !Task.isCancelled else {
                    // The note on the incomplete page has already given the reason.
                    let isKnown = last != nil && pager.list.notes.contains(.incomplete(because: error))
                    let sentence = Phrases.onlyLoaded(pager.list.count)
                    return isKnown ? note(.problem(sentence)) : showProblem(error)
                }
            }
            notes = self.notes(on: pager.list)
            guard pager.hasUndrawn else {
                display.show(compose(ListModel(notes: notes + [.quiet(Phrases.end(pager.list.count))])))
                return
            }
        }
        pager.advance()
        show(notes: notes, hasHeading: hasHeading)
    }

    func show(_ request: ListPart) async {
        switch request {
        case .more(let count):
            last = pager.shown + count
            await showNext()
            await showRest()
        case .page(let number): await show(page: number)
        }
    }

    private func show(page number: Int) async {
        let index = pager.start(ofPage: number)
        switch await load(upTo: index + 1) {
        case .failed: return
        case .tooFar(let count):
            return note(.problem(Phrases.notLoaded(Phrases.pageTitle(number), loaded: count)))
        case .finished, .outside: break
        }
        guard index < pager.list.count else { return note(.quiet(Phrases.end(pager.list.count))) }
        pager.move(to: index)
        last = display.audience.cards.map { index + $0 }
        show()
    }

    func previous() {
        guard id != nil else { return }
        guard pager.retreat() else { return note(.quiet(Phrases.listStart)) }
        last = display.audience.cards.map { pager.start + $0 }
        show()
    }

    func prepare() async {
        guard let id else { return }
        var next = pager
        if next.needsPage, let grown = await interactor.prefetched(of: id) {
            next.extend(to: grown)
        }
        guard next.hasUndrawn else { return }
        next.advance()
        let hearts = id.isOfFavorites ? [] : interactor.stored.favorites(among: next.upcoming)
        await display.prepare(compose(ListModel(id, next, titled: title, hearts: hearts)))
    }

    func show(notes: [Note] = [], hasHeading: Bool = true) {
        guard let id else { return }
        pager.extend(to: interactor.stored.renamed(pager.list))
        // Omits hearts in lists of favorites, where every card would have one.
        let hearts = id.isOfFavorites ? [] : interactor.stored.favorites(among: pager.upcoming)
        let annotated = display.audience.isProgram ? pager.upcoming.map(interactor.stored.annotated) : nil
        var model = ListModel(
            id, pager, titled: title, hearts: hearts, marks: Set(interactor.stored.marks.ids),
            sections: interactor.stored.sections(of: pager.upcoming, in: id),
            removals: interactor.stored.removals(from: id, among: pager.list.photos), terms: terms,
            notes: notes, nothing: nothing, limit: last.map { max(0, $0 - pager.start) },
            hasPrompt: display.audience.hasPrompt, annotated: annotated)
        let heading = model.heading.map { interactor.stored.heading($0, of: pager.upcoming, in: id) }
        model.heading = hasHeading ? heading : nil
        if !model.cards.isEmpty, interactor.stored.beginsListing() {
            model.gridHint = .quiet(Phrases.Grid.hint)
        }
        interactor.stored.mark(&model, pager.upcoming, in: id)
        pager.drew(display.show(compose(model)))
        interactor.recordDrawn(pager.drawn, in: id)
    }

    /// Redraws the screenful. If another screen restarted the list, first restores the list with the printed numbers.
    func reappear(notes: [Note] = []) async {
        if let id {
            await interactor.restore(id, as: pager.list)
            if let (list, index) = await interactor.takePosition(in: id) {
                pager.extend(to: list)
                pager.move(to: index)
                opened = index
                if let last, pager.start >= last {
                    self.last = display.audience.cards.map { pager.start + $0 }
                }
            }
        }
        show(notes: notes)
    }

    func run(_ request: PhotoRequest) async {
        let isWholeGrid = request.arguments(of: GridCommand.self) == .some(nil)
        let request = isWholeGrid ? PhotoRequest(GridCommand.self, pager.start + 1) : request
        if id?.isLocal == true, await load(upTo: request.lastNumber) == .failed { return }
        // Without a list, commands with photo numbers are rejected; other commands do not use the list passed here.
        await photoCommands.run(
            request, in: id ?? .recommendations, titled: title, to: output, photo: pager.photo)
    }

    func load(upTo number: Int) async -> NumberLoading {
        guard let id, !pager.isLimited, !(1...max(1, pager.list.count)).contains(number), pager.list.hasMore
        else { return .finished }
        if let refusal = pager.list.refusal(toLoad: number, isLocal: id.isLocal) { return refusal }
        display.progress(Phrases.loading(id, title))
        while pager.list.count < number, pager.list.hasMore {
            let count = pager.list.count
            do throws(CatalogError) { pager.extend(to: try await interactor.more(of: id)) } catch {
                showProblem(error)
                return .failed
            }
            guard pager.list.count > count else { break }
        }
        return .finished
    }

    func showProblem(_ error: CatalogError) { display.show(compose(ListModel(notes: Note.problem(error)))) }

    func note(_ note: Note) { display.show(compose(ListModel(notes: [note]))) }
}
