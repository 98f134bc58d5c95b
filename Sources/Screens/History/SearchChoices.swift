import FoundationEssentials
import GalleryCore
import TextLayout
import UseCases
import Wording

struct SearchChoices: ChoiceListSource {
    let interactor: any HistoryInteracting
    let hasPrompt: Bool
    /// Words that a listed search must contain.
    var terms: [String] = []

    func page(_ number: Int) async throws(ScreenError) -> Page<RecentSearch> {
        Page(items: try interactor.searches(with: terms), hasMore: false)
    }

    func key(of search: RecentSearch) -> String { search.text }
    func current(_ list: ChoiceList<RecentSearch>) -> ChoiceList<RecentSearch>? { nil }
    func route(to search: RecentSearch) -> Route { .search(SearchQuery(typed: search.text)) }

    func perform(_ event: HistoryRequest, on list: ChoiceListPresenter<Self>) async {
        do throws(ScreenError) {
            switch event {
            case .list(let terms):
                if let search = try search(numbered: terms, printed: list.list) {
                    return await list.open(search)
                }
                await list.startOver(
                    with: SearchChoices(interactor: interactor, hasPrompt: hasPrompt, terms: terms))
            case .delete(let numbers):
                // Deleted searches keep their numbers until the list restarts.
                let texts = numbers.compactMap(list.list.choice).map(\.text)
                try interactor.forget(texts)
                list.note(.info(Phrases.History.deleted(texts, hasPrompt: hasPrompt)))
            case .clear(isConfirmed: false):
                let question = Phrases.History.confirm(try interactor.searches(with: []).count)
                list.note(.question(question).offering("history clear --yes"))
            case .clear(isConfirmed: true):
                let gone = try interactor.clear()
                list.clear()
                list.note(.info(Phrases.History.cleared(gone, hasPrompt: hasPrompt)))
            }
        } catch {
            list.showProblem(error)
        }
    }

    /// Search that `history 3` opens by its number; `nil` if `terms` is not one number or a search contains the number.
    private func search(
        numbered terms: [String], printed: ChoiceList<RecentSearch>
    ) throws(ScreenError) -> RecentSearch? {
        guard terms.count == 1, let number = Int(terms[0]), number > 0,
            try interactor.searches(with: terms).isEmpty
        else { return nil }
        return try printed.isLoaded
            ? printed.choice(number) : interactor.searches(with: []).dropFirst(number - 1).first
    }

    func title(of search: RecentSearch) -> String { search.text }
    func end(_ count: Int) -> String { Phrases.History.end(count) }

    func model(of list: ChoiceList<RecentSearch>, for audience: Audience) -> ChoiceListModel {
        let count = list.choices.count, now = Date()
        let heading = ListModel(heading: Phrases.History.heading(terms), aside: Phrases.History.count(count))
        var model = ChoiceListModel(list: heading, layout: .columns)
        guard count > 0 else {
            model.list.notes = [.info(Phrases.History.empty(terms))]
            return model
        }
        let searches = list.choices.enumerated().dropFirst(list.start)
        model.rows = searches.map { index, search in
            ChoiceListModel.Row(
                number: index + 1, text: search.text, details: [Phrases.History.detail(search, now: now)])
        }
        model.list.positions = (0...searches.count).map { room in
            let shown = list.start + room
            return shown == count
                ? ""
                : Phrases.position(
                    from: list.start, shown: shown, total: count, hasMore: true, hasPrompt: audience.hasPrompt
                )
        }
        if audience.isProgram { model.list.records = searches.map { Record.search(($0 + 1, $1)) } }
        return model
    }
}
