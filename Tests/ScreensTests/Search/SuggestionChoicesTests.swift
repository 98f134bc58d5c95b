import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Wording

@testable import Screens

@Suite(.timeLimit(.minutes(10))) @MainActor struct SuggestionChoicesTests {
    private let display = RecordingDisplay<ChoiceListModel> { model in
        model.groups.reduce(min(4, model.list.cards.count)) { $0 + ($1.isNumbered ? $1.lines.count : 0) }
    }
    private let navigator = SpyNavigator<Route>()
    private let history = InMemoryHistory()
    private let seen = InMemorySeen()

    private var presenter: ChoiceListPresenter<SuggestionChoices> {
        ChoiceListPresenter(
            source: SuggestionChoices(
                interactor: SuggestionsInteractor(
                    catalog: StubCatalog([]), history: history, topics: FixedTopics(), taste: StubTaste(),
                    seen: seen), hasIdeas: true),
            display: display, router: ChoiceListRouter(navigator: navigator))
    }

    private func append(_ search: String, at date: Date = .now) {
        history.append(search: RecentSearch(text: search, resultCount: 5, date: date), service: .demo)
    }

    private var numbers: [[Int]] {
        display.models.map { $0.list.cards.map(\.number) }.filter { !$0.isEmpty }
    }

    @Test func `earlier searches are listed with number and age, and "open N" repeats search N`() async {
        let date = Date.now.addingTimeInterval(-7200)
        append("sea", at: date)
        append("fog order:latest")
        let presenter = presenter
        await presenter.handle(.refresh)
        let lines = display.models.last?.groups.first?.lines ?? []
        #expect(lines.first == "fog order:latest · 5 photos · just now")
        #expect(lines.last?.contains(Phrases.age(of: date, now: .now)) == true)
        #expect(presenter.numbers == 1...2)
        await presenter.handle(.open(1))
        #expect(navigator.routes == [.search(SearchQuery(keywords: "fog", filters: [.order: "latest"]))])
    }

    @Test func `tags of seen photos are suggested, numbered after the earlier searches`() async {
        for search in ["fog", "sea"] { append(search) }
        let photos = [
            Photo.sample(1, tags: ["moss"]), .sample(2, tags: ["dawn", "moss"]), .sample(3, tags: ["dawn"]),
        ]
        seen.record(photos, at: .now)
        let presenter = presenter
        await presenter.handle(.refresh)
        #expect(numbers == [[3, 4]])
        let cards = display.models.last?.list.cards ?? []
        #expect(Set(cards.map(\.title)) == ["moss", "dawn"])
        #expect(Set(cards.map(\.photo.altText)).count == 2)
        #expect(presenter.numbers == 1...4)
        await presenter.handle(.open(3))
        #expect(navigator.routes == [.search(SearchQuery(keywords: cards[0].title))])
        // When the screen reappears, numbers refer to the same choices.
        append("moss")
        await presenter.appear()
        #expect(numbers == [[3, 4], [3, 4]])
        await presenter.handle(.refresh)
        #expect(numbers.last == [4])
    }
}
