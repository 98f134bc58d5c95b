import CommandShell
import GalleryCore
import TextLayout
import UseCases
import Viper
import Wording

final class SearchPresenter: ListScreenPresenter {
    private let display: any ConsoleDisplay<SearchModel>
    private let interactor: any SearchInteracting
    let photoList: PhotoListPresenter<SearchModel>
    private let router: any SearchRouting
    /// Query of the last search, even if the search failed.
    private var query: SearchQuery
    /// Searches from which the query was refined, oldest first.
    private var steps: [SearchQuery] = []

    init(
        query: SearchQuery, display: any ConsoleDisplay<SearchModel>, interactor: any SearchInteracting,
        photoCommands: PhotoCommands,
        router: any SearchRouting
    ) {
        self.query = query
        self.display = display
        self.interactor = interactor
        self.router = router
        photoList = PhotoListPresenter(
            display: display, interactor: interactor, photoCommands: photoCommands, router: router,
            compose: SearchModel.init)
    }

    func load(upTo number: Int) async -> NumberLoading {
        isFound ? await photoList.load(upTo: number) : .finished
    }

    func appear() async { await photoList.reappear() }

    func prepare() async { if isFound { await photoList.prepare() } }

    func handle(_ event: SearchEvent) async {
        switch event {
        case .find(let query, let steps):
            self.steps = steps
            await find(query)
        case .refine(let term): await refine(term.map(suggested)) { $0.with($1) }
        case .without(let term):
            let photos = photoList.pager.list.photos
            let meant = term.map { interactor.excludable(suggested($0), among: photos) }
            await refine(meant) { $0.without($1) }
        case .wider: await widen()
        case .refresh: await find(query)
        case .more: if isFound { await photoList.more() } else { await find(query) }
        case .pages(let request):
            if isFound { await photoList.show(request) } else { await handle(.more) }
        case .previous: photoList.previous()
        case .photo(let request): await photoList.run(request)
        }
    }

    /// Whether photos of the current query are listed; `false` after it failed or found nothing.
    private var isFound: Bool { photoList.id == .search(query) && numbers != nil }

    /// A failed search stays the current one, so that `more` and `refresh` repeat it.
    private func find(_ query: SearchQuery) async {
        self.query = query
        let gaps = interactor.unavailable(in: query)
        guard gaps.isEmpty else {
            for gap in gaps { showProblem(Phrases.filterUnavailable(gap, on: interactor.service)) }
            return
        }
        display.progress(Phrases.loading(.search(query)))
        do throws(CatalogError) {
            let list = try await interactor.find(query)
            let correction = list.count == 0 ? await interactor.correction(of: query) : nil
            await show(query, list, correction)
            // Recorded after the page is shown, so that the page does not wait for the write.
            if correction == nil { interactor.record(query, found: list.total) }
            if let correction, searchesInstead(correction) { await find(correction.query) }
        } catch {
            photoList.showProblem(error)
        }
    }

    private func show(_ query: SearchQuery, _ list: PhotoList, _ correction: QueryCorrection? = nil) async {
        await photoList.begin(
            .search(query), with: list, terms: await interactor.terms(of: query, in: list),
            nothing: list.count == 0 ? nothingFound(query, correction) : nil)
    }

    /// A program gets results only of the words that it searched for.
    private func searchesInstead(_ correction: QueryCorrection) -> Bool {
        (correction.isTranslation || !correction.others.isEmpty) && !display.audience.isProgram
    }

    /// Names the search for known words, if any, or suggests English words if the service may not know the script;
    /// `nil` for the usual note.
    private func nothingFound(_ query: SearchQuery, _ correction: QueryCorrection?) -> Note? {
        func note(_ hint: String) -> Note { .info(Phrases.nothingFound(for: query, hint: hint)) }
        if let correction {
            let text = correction.query.text
            guard searchesInstead(correction) else {
                return note(Phrases.maybeMeant(text)).offering("search " + text)
            }
            let others = correction.others.map(\.text)
            return note(
                others.isEmpty
                    ? Phrases.searchingInstead(text) : Phrases.searchingFirst(text, others: others))
        }
        guard let language = query.language, !interactor.supports(language: language) else { return nil }
        return note(Phrases.scriptUnknown(to: interactor.service))
    }

    /// The suggested tag whose translation was typed, or the term itself.
    private func suggested(_ term: String) -> String {
        photoList.terms.first { Phrases.meaning(ofTag: $0).lowercased() == term.lowercased() } ?? term
    }

    private func refine(_ term: String?, _ step: (SearchQuery, String) -> SearchQuery) async {
        if let term { return await router.search(step(query, term), after: steps + [query]) }
        // If no term is given, redraws the first screenful with the terms to choose from.
        guard isFound, !photoList.terms.isEmpty else { return showProblem(Phrases.noTerms) }
        await photoList.begin(.search(query), with: photoList.pager.list, terms: photoList.terms)
    }

    /// Returns to the search before the last refinement, else drops the last term. Loaded results need no request.
    private func widen() async {
        guard let wider = steps.popLast() ?? query.withoutLast else {
            return showProblem(Phrases.nothingToTakeOff(query))
        }
        self.query = wider
        let loaded = await interactor.loaded(wider)
        if loaded.photos.isEmpty { await find(wider) } else { await show(wider, loaded) }
    }

    private func showProblem(_ sentence: String) { photoList.note(.problem(sentence)) }
}
