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
        case .without(let term): await refine(term.map(excludable)) { $0.without($1) }
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

    /// Returns whether nothing was found, and a search for known words was suggested or run instead.
    private func show(_ query: SearchQuery, _ list: PhotoList) async -> Bool {
        let terms = await interactor.terms(of: query, in: list)
        guard list.count == 0 else {
            await photoList.begin(.search(query), with: list, terms: terms)
            return false
        }
        let corrected = await corrected(query)
        let isReplaced =
            !display.audience.isProgram && (corrected.count > 1 || query.hasNoLatinLetters)
        let nothing = nothingFound(query, corrected, isReplaced: isReplaced)
        await photoList.begin(.search(query), with: list, terms: terms, nothing: nothing)
        if let first = corrected.first, isReplaced { await find(first) }
        return !corrected.isEmpty
    }

    /// Names the search for known words, if any, or suggests English words if the service may not know the script;
    /// `nil` for the usual note.
    private func nothingFound(_ query: SearchQuery, _ corrected: [SearchQuery], isReplaced: Bool) -> Note? {
        func note(_ hint: String) -> Note { .info(Phrases.nothingFound(for: query, hint: hint)) }
        let texts = corrected.map(\.text)
        if let text = texts.first {
            if !isReplaced { return note(Phrases.maybeMeant(text)).offering("search " + text) }
            let others = Array(texts.dropFirst())
            return note(
                others.isEmpty
                    ? Phrases.searchingInstead(text) : Phrases.searchingFirst(text, others: others))
        }
        guard let language = query.language, !interactor.supports(language: language) else { return nil }
        return note(Phrases.scriptUnknown(to: interactor.service))
    }

    /// Query with unknown words replaced by the nearest known words, without a first word that is `search` in Russian
    /// or in another keyboard layout; one query for each of several alternatives, as in `fog or mist`. Empty if no word
    /// was replaced.
    private func corrected(_ query: SearchQuery) async -> [SearchQuery] {
        var typed = query.keywords.split(separator: " ").map(String.init)
        if typed.count > 1,
            [KeyboardLayout.latin(typed[0]), Phrases.commandWords(in: .russian)[typed[0].lowercased()]]
                .contains(where: {
                    SearchCommands.anywhere.info.words.contains($0 ?? "")
                })
        {
            typed.removeFirst()
        }
        let excluded = query.excluded.map { Phrases.tag(meaning: $0) ?? $0 }
        var queries: [SearchQuery] = []
        for part in typed.split(whereSeparator: { FirstGuessTable.alternatives.contains($0.lowercased()) }) {
            var words: [String] = []
            for word in part {
                let known = await interactor.nearest(to: word)
                // Short unknown words of another script, such as prepositions, have no meaning in a translation.
                if known != nil || word.count > 3 || !query.hasNoLatinLetters { words.append(known ?? word) }
            }
            let text = words.joined(separator: " ")
            guard !text.isEmpty, text != query.keywords else { continue }
            queries.append(SearchQuery(keywords: text, filters: query.filters, excluded: excluded))
        }
        return queries
    }

    /// The suggested tag whose translation was typed, or the term itself.
    private func suggested(_ term: String) -> String {
        photoList.terms.first { Phrases.meaning(ofTag: $0).lowercased() == term.lowercased() } ?? term
    }

    /// The term, or its English tag if only that one occurs in the photos.
    private func excludable(_ term: String) -> String {
        let photos = photoList.pager.list.photos, term = suggested(term)
        guard let tag = Phrases.tag(meaning: term),
            !photos.contains(where: SearchQuery(keywords: "", excluded: [term]).excludes)
        else { return term }
        return tag
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
