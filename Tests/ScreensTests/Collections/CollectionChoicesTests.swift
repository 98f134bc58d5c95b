import GalleryCore
import TestKit
import Testing
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct CollectionChoicesTests {
    private let display = RecordingDisplay<ChoiceListModel> { $0.rows.count }
    private let navigator = SpyNavigator<Route>()
    private let catalog = StubCatalog([])

    private func presenter(_ kind: CollectionKind = .topics) -> ChoiceListPresenter<CollectionChoices> {
        ChoiceListPresenter(
            source: CollectionChoices(kind: kind, interactor: CollectionsInteractor(catalog: catalog)),
            display: display, router: ChoiceListRouter(navigator: navigator))
    }

    private static func collections(_ count: Int) -> [PhotoCollection] {
        (1...count).map { PhotoCollection(key: "k\($0)", title: "Title \($0)", count: $0) }
    }

    private var notes: [String] { display.models.flatMap(\.list.notes).map(\.text) }

    @Test func `numbers continue on the next page, and "open N" opens collection N`() async {
        catalog.put(Self.collections(25))
        let presenter = presenter(.collections("fog"))
        await presenter.appear()
        #expect(presenter.numbers == 1...20)
        await presenter.handle(.more)
        #expect(presenter.numbers == 1...25)
        #expect(display.models.map { $0.rows.map(\.number) } == [Array(1...20), Array(21...25)])
        #expect(display.models.map(\.list.heading) == ["Collections fog", "Collections fog"])
        #expect(display.models.last?.rows.first?.details.last == "collection k21")
        #expect(
            display.models.map(\.list.positions.last) == [
                "1–20 of 25 · `open N` opens one · Enter: more", "21–25 of 25 · `open N` opens one",
            ])
        await presenter.handle(.open(21))
        #expect(navigator.routes == [.list(.collection("k21"), title: ListTitle("Title 21"))])
        await presenter.handle(.more)
        #expect(notes == ["End of list."])
        #expect(catalog.requests.count == 2)
    }

    @Test func `"open" with the number of a topic shows the photos of the topic`() async {
        catalog.put(Self.collections(1))
        let presenter = presenter()
        await presenter.appear()
        await presenter.handle(.open(1))
        #expect(navigator.routes == [.list(.topic("k1"))])
        #expect(display.models.last?.rows.first?.details.first == "1 photo")
    }

    @Test
    func `a screen with loaded rows reappears without a request, and "refresh" requests the first page`()
        async
    {
        catalog.put(Self.collections(25))
        let presenter = presenter()
        await presenter.appear()
        await presenter.handle(.more)
        await presenter.appear()
        #expect(display.models.last?.rows.count == 25)
        #expect(catalog.requests.count == 2)
        await presenter.handle(.refresh)
        #expect(display.models.last?.rows.count == 20)
        #expect(catalog.requests.count == 3)
    }

    @Test func `an empty result and a failed request are reported`() async {
        let presenter = presenter(.collections("qqq"))
        await presenter.appear()
        #expect(notes == ["No collections match qqq. Try one word, or `search qqq` for photos."])
        #expect(presenter.numbers == nil)
        catalog.put(Self.collections(1))
        catalog.failNext(.timedOut)
        await presenter.handle(.refresh)
        #expect(notes.last == Phrases.explanation(.timedOut))
        await presenter.handle(.more)
        #expect(presenter.numbers == 1...1)
    }
}
