import FoundationEssentials
import GalleryCore
import Viper

final class SearchPresenter: ModulePresenter {
    private let display: any Display<ListModel>
    private let interactor: any SearchInteracting
    private let browser: ListBrowser
    private var query: SearchQuery?
    /// Earlier searches while they stand on the screen, numbered.
    private var choices: [String] = []

    init(display: any Display<ListModel>, interactor: any SearchInteracting, browser: ListBrowser) {
        self.display = display
        self.interactor = interactor
        self.browser = browser
    }

    var numbers: ClosedRange<Int>? { choices.isEmpty ? browser.pager.numbers : 1...choices.count }

    var offers: Offers {
        guard !choices.isEmpty else { return browser.offers }
        let choices = choices
        return Offers(numbers: numbers) { choices.indices.contains($0 - 1) ? choices[$0 - 1] : "" }
    }

    func appear() async {
        // The numbers of earlier searches go on meaning them for as long as these stand there.
        if query == nil || !choices.isEmpty { showIdeas() } else { browser.show() }
    }

    func prepare() async { if query != nil, choices.isEmpty { await browser.prepare() } }

    func handle(_ event: SearchEvent) async {
        switch event {
        case .find(let query): await find(query)
        case .ideas: showIdeas()
        case .refresh: if let query { await find(query) } else { showIdeas() }
        case .more: if query == nil || !choices.isEmpty { showIdeas() } else { await browser.more() }
        case .photo(.open(let number)) where !choices.isEmpty:
            await find(SearchQuery(typed: choices[number - 1]))
        case .photo(let action): if choices.isEmpty { await browser.perform(action) } else { showIdeas() }
        }
    }

    private func find(_ query: SearchQuery) async {
        let gaps = interactor.unavailable(in: query)
        guard gaps.isEmpty else {
            let sentences = gaps.map { Phrases.filterUnavailable($0, on: interactor.service) }
            display.show(ListModel(notes: sentences.map { Note(kind: .problem, text: $0) }))
            return
        }
        display.progress(Phrases.loading(.search(query)))
        do throws(Trouble) {
            let list = try await interactor.find(query)
            self.query = query
            choices = []
            await browser.begin(.search(query), with: list)
        } catch {
            browser.complain(error)
        }
    }

    private func showIdeas() {
        let earlier = interactor.earlierSearches()
        choices = earlier.map(\.text)
        display.show(ListModel(earlier: earlier, now: Date()))
    }
}
