import CommandShell
import FoundationEssentials
import GalleryCore
import Viper
import Wording

final class SearchPresenter: CommandPresenter {
    private let display: any ConsoleDisplay<ListModel>
    private let interactor: any SearchInteracting
    private let browser: ListBrowser
    private var query: SearchQuery?
    private var steps = SearchSteps()
    /// Earlier searches while they stand on the screen, numbered.
    private var choices: [String] = []

    init(
        display: any ConsoleDisplay<ListModel>, interactor: any SearchInteracting, photos: PhotoInteractors,
        router: any SearchRouting
    ) {
        self.display = display
        self.interactor = interactor
        browser = ListBrowser(display: display, interactor: interactor, photos: photos, router: router)
    }

    var numbers: ClosedRange<Int>? { choices.isEmpty ? browser.pager.numbers : 1...choices.count }

    var offers: CompletionContext {
        guard !choices.isEmpty else { return browser.offers }
        let choices = choices
        return CompletionContext(numbers: numbers) { choices.indices.contains($0 - 1) ? choices[$0 - 1] : "" }
    }

    func appear() async {
        // The numbers of earlier searches go on meaning them for as long as these stand there.
        if query == nil || !choices.isEmpty { showIdeas() } else { browser.show() }
    }

    func prepare() async { if query != nil, choices.isEmpty { await browser.prepare() } }

    func handle(_ event: SearchEvent) async {
        switch event {
        case .find(let query): await begin(query)
        case .refine(let term): await narrow(term) { $0.with($1) }
        case .without(let term): await narrow(term) { $0.without($1) }
        case .wider: await widen()
        case .ideas: showIdeas()
        case .refresh: if let query { _ = await find(query) } else { showIdeas() }
        case .more: if query == nil || !choices.isEmpty { showIdeas() } else { await browser.more() }
        case .previous: if query == nil || !choices.isEmpty { showIdeas() } else { browser.previous() }
        case .photo(.open(let number)) where !choices.isEmpty:
            await begin(SearchQuery(typed: choices[number - 1]))
        case .photo(let action): if choices.isEmpty { await browser.perform(action) } else { showIdeas() }
        }
    }

    private func begin(_ query: SearchQuery) async {
        if await find(query) { steps.begin() }
    }

    /// False when it was not found, and all is as it was.
    private func find(_ query: SearchQuery) async -> Bool {
        let gaps = interactor.unavailable(in: query)
        guard gaps.isEmpty else {
            let sentences = gaps.map { Phrases.filterUnavailable($0, on: interactor.service) }
            display.show(ListModel(notes: sentences.map { .problem($0) }))
            return false
        }
        display.progress(Phrases.loading(.search(query)))
        do throws(CatalogError) {
            await show(query, try await interactor.find(query))
            return true
        } catch {
            browser.complain(error)
            return false
        }
    }

    private func show(_ query: SearchQuery, _ list: PhotoList) async {
        let terms = await interactor.terms(of: query, in: list)
        self.query = query
        choices = []
        await browser.begin(.search(query), with: list, terms: terms)
    }

    private func narrow(_ term: Term?, _ step: (SearchQuery, String) -> SearchQuery) async {
        guard let query, choices.isEmpty else { return complain(Phrases.nothingToNarrow) }
        let terms = browser.terms
        let text: String
        switch term {
        case nil:
            // The first screenful again, with the terms below it.
            guard !terms.isEmpty else { return complain(Phrases.noTerms) }
            return await browser.begin(.search(query), with: browser.pager.list, terms: terms)
        case .number(let number):
            guard terms.indices.contains(number - 1) else {
                return complain(terms.isEmpty ? Phrases.noTerms : Phrases.noTerm(number, among: terms))
            }
            text = terms[number - 1]
        case .text(let word): text = word
        }
        if await find(step(query, text)) { steps.add(query) }
    }

    /// As it was found then, without another request.
    private func widen() async {
        guard let query, choices.isEmpty else { return complain(Phrases.nothingToNarrow) }
        guard let wider = steps.wider(than: query) else { return complain(Phrases.nothingToTakeOff(query)) }
        let known = await interactor.known(wider)
        if !known.photos.isEmpty {
            await show(wider, known)
        } else if await !find(wider) {
            return
        }
        steps.takeOff()
    }

    private func complain(_ sentence: String) {
        display.show(ListModel(notes: [.problem(sentence)]))
    }

    private func showIdeas() {
        let earlier = interactor.earlierSearches()
        choices = earlier.map(\.text)
        display.show(ListModel(earlier: earlier, now: Date()))
    }
}
