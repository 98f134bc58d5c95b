import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct PhotoListPresenterTests {
    private let search = PhotoListID.search(SearchQuery(keywords: "cats"))
    private let catalog = StubCatalog(Photo.samples(90))

    private func browser(
        _ display: any ConsoleDisplay<ListModel>, lists: PhotoLists? = nil,
        stored: StoredPhotosInteractor = PhotoFixture().stored
    ) -> PhotoListPresenter<ListModel> {
        let lists =
            lists ?? PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites()))
        return PhotoListPresenter(
            display: display, interactor: FavoritesInteractor(lists: lists, stored: stored),
            photoCommands: PhotoFixture().commands, router: PhotoRouter(navigator: SpyNavigator<Route>()),
            compose: \.self)
    }

    private func numbers(_ display: RecordingDisplay<ListModel>) -> [ClosedRange<Int>] {
        display.models.compactMap { model in
            guard let first = model.cards.first?.number else { return nil }
            return first...(first + min(12, model.cards.count) - 1)
        }
    }

    @Test func `a screenful that a page does not fill is completed with photos of the next page`() async {
        let display = RecordingDisplay<ListModel> { min(12, $0.cards.count) }
        let browser = browser(display)
        await browser.open(search)
        for _ in 0..<3 { await browser.more() }
        #expect(numbers(display) == [1...12, 13...24, 25...36, 37...48])
        #expect(catalog.requests.count == 2)
    }

    @Test(arguments: [(2, false, 2), (1, false, 1), (2, true, 0)])
    func `the first lists of a session have the hint on the grid until the grid is known`(
        limit: Int, isKnown: Bool, count: Int
    ) async {
        var fixture = PhotoFixture()
        fixture.listing = FirstUse(limit: limit) { isKnown }
        let display = RecordingDisplay<ListModel> { min(12, $0.cards.count) }
        let browser = browser(display, stored: fixture.stored)
        await browser.open(search)
        await browser.more()
        await browser.more()
        let hints = display.models.filter { !$0.cards.isEmpty }.map(\.gridHint)
        #expect(hints.count == 3 && hints.prefix(count).allSatisfy { $0 == .quiet(Phrases.Grid.hint) })
        #expect(hints.dropFirst(count).allSatisfy { $0 == nil })
    }

    @Test func `"full" begins at the photo opened last, or at the first photo on the screen`() async {
        let display = RecordingDisplay<ListModel> { min(12, $0.cards.count) }
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites()))
        let browser = browser(display, lists: lists)
        #expect(browser.start == nil)
        await browser.open(search)
        #expect(browser.start == 1)
        await lists.setPosition(4, in: search)
        await browser.reappear()
        #expect(browser.start == 5)
        await browser.more()
        #expect(browser.start == 13)
    }

    @Test func `why photos of a service are missing is reported once in a session`() async {
        let missing = PageNote.missing(.commons, because: .rateLimited(until: .now))
        let display = RecordingDisplay<ListModel> { $0.cards.count }
        let browser = browser(display)
        for note in [missing, .missing(.commons, because: .rateLimited(until: nil)), .videos(2), .videos(2)] {
            await browser.begin(
                search, with: PhotoList(photos: Photo.samples(3), hasMore: false, notes: [note]))
        }
        #expect(display.models.map(\.notes.count) == [1, 0, 1, 1])
    }

    @Test func `if the next page fails to load, the remaining loaded photos are shown before the error`()
        async
    {
        let display = RecordingDisplay<ListModel> { min(12, $0.cards.count) }
        let browser = browser(display)
        await browser.open(search)
        await browser.more()
        catalog.failNext(.timedOut)
        await browser.more()
        #expect(numbers(display) == [1...12, 13...24, 25...30])
        catalog.failNext(.timedOut)
        await browser.more()
        #expect(display.models.last?.cards.isEmpty == true && display.models.last?.notes.isEmpty == false)
        await browser.more()
        #expect(numbers(display).last == 31...42)
    }

    @Test(arguments: [0, 91]) func `a number outside of a list is refused with the range of the whole list`(
        number: Int
    ) async {
        let browser = browser(RecordingDisplay<ListModel> { min(12, $0.cards.count) })
        await browser.open(search)
        #expect(await browser.load(upTo: number) == .outside(1...90))
        #expect(catalog.requests.count == 1)
    }

    @Test func `the requested number of photos applies to every page`() async {
        let display = RecordingDisplay<ListModel>(audience: Audience(cards: 5)) { min(3, $0.cards.count) }
        let browser = browser(display)
        await browser.open(search)
        await browser.more()
        browser.previous()
        let shown = display.models.map { ($0.cards.first?.number, $0.cards.count) }
        #expect(shown.map(\.0) == [1, 4, 6, 9, 6])
        #expect(shown.map(\.1) == [5, 2, 5, 2, 5])
        #expect(browser.pager.numbers == 1...10)
    }
}
