import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import TextLayout
import Viper
import Wording

@testable import Screens
@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct BoardScreenTests {
    private let display = RecordingDisplay<ListModel> { min(4, $0.cards.count) }
    private let navigator = SpyNavigator<Route>()
    private let fixture = PhotoFixture()

    private struct Pages: PageSource {
        let boards: InMemoryBoards
        func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
            try await page(number, of: list, after: nil)
        }
        func page(
            _ number: Int, of list: PhotoListID, after last: PhotoID?
        ) async throws(CatalogError) -> PhotoList {
            try await StoredPages(boards: boards).page(number, of: list, after: last)
        }
    }

    private func made(_ name: String, _ count: Int) throws -> Board.ID {
        let board = try #require(fixture.boards.make(name, at: Date()))
        _ = fixture.boards.add(Photo.samples(count), to: board.id, at: Date())
        return board.id
    }

    private func presenter(_ id: Board.ID, words: String = "") -> PhotoListScreenPresenter {
        let lists = PhotoLists(source: Pages(boards: fixture.boards))
        return PhotoListScreenPresenter(
            list: .board(id, query: WordQuery([words])), display: display,
            interactor: PhotoListScreenInteractor(
                lists: lists, boards: fixture.boards, taste: fixture.taste, seen: fixture.views,
                stored: fixture.stored),
            photoCommands: fixture.commands, router: PhotoRouter(navigator: navigator))
    }

    private var notes: [String] { display.models.flatMap(\.notes).map(\.text) }
    private var titles: [String]? { display.models.last { !$0.cards.isEmpty }?.cards.map(\.title) }

    @Test func `"more" shows all photos of a board, page by page`() async throws {
        let presenter = presenter(try made("Fog", 70))
        await presenter.appear()
        #expect(display.models.first?.heading == "Fog")
        #expect(display.models.first?.aside == "70 photos")
        for _ in 0..<20 { await presenter.handle(.more) }
        #expect(presenter.numbers == 1...70)
        #expect(notes.last == "End of list: 70 photos.")
    }

    @Test func `when a board reappears, its removed photos are marked and not counted`() async throws {
        let presenter = presenter(try made("Fog", 70))
        await presenter.appear()
        await presenter.handle(.photo(.board(.take([1], off: "fog"))))
        await presenter.appear()
        let model = display.models.last
        #expect(model?.aside == "69 photos")
        #expect(model?.cards.prefix(2).map(\.status) == [Phrases.removedFromList, nil])
    }

    @Test func `the number of matching photos is shown only if all of them fit on one page`() async throws {
        let id = try made("Fog", 0)
        var photos = Photo.samples(70)
        for index in photos.indices { photos[index].title = index < 2 ? "Pier" : "Mist" }
        _ = fixture.boards.add(photos, to: id, at: Date())
        await presenter(id, words: "Pier").appear()
        #expect(display.models.last { !$0.cards.isEmpty }?.aside == "2 photos")
        #expect(display.models.last { !$0.cards.isEmpty }?.positions.last == "1–2 of 2")
        await presenter(id, words: "Mist").appear()
        #expect(display.models.last { !$0.cards.isEmpty }?.cards.first?.title == "Mist")
        #expect(display.models.last { !$0.cards.isEmpty }?.aside == nil)
    }

    @Test func `a board screen shows the board's note, and "refresh" shows a changed board name`()
        async throws
    {
        let id = try made("Fog", 1)
        _ = fixture.boards.change(id, .note("For the hall."), at: Date())
        let presenter = presenter(id)
        await presenter.appear()
        #expect(notes == ["For the hall."])
        _ = fixture.boards.change(id, .name("Mist"), at: Date())
        await presenter.handle(.refresh)
        #expect(display.models.last?.heading == "Mist")
    }

    @Test func `"board move" prints the photos in the new order, or only the reason if it fails`()
        async throws
    {
        let presenter = presenter(try made("Fog", 3))
        await presenter.appear()
        await presenter.handle(.photo(.board(.move([3], to: .number(1), on: "fog"))))
        #expect(titles == ["Photo 3", "Photo 1", "Photo 2"])
        #expect(notes == ["Moved on Fog: Photo 3"])
        // Printing the list again would scroll the reason away.
        await presenter.handle(.photo(.board(.move([3], to: .section("Attic"), on: "fog"))))
        #expect(notes.last == "Fog has no section Attic; `board section Fog` lists them.")
        #expect(display.models.last?.cards.isEmpty == true)
    }

    @Test func `removing a photo leaves the numbers of the other photos unchanged`() async throws {
        let id = try made("Fog", 3)
        let presenter = presenter(id)
        await presenter.appear()
        await presenter.handle(.photo(.board(.take([1], off: "Fog"))))
        await presenter.handle(.photo(.open(2)))
        #expect(navigator.routes == [.detail(.board(id, query: WordQuery()), at: 1, title: ListTitle("Fog"))])
        #expect(notes == ["Removed from Fog: Photo 1 (`undo` to restore)"])
    }

    @Test func `a removed board, an empty board and a filter without matches are reported`() async throws {
        await presenter(Board.ID(99)).appear()
        #expect(notes == [Phrases.Boards.gone])
        await presenter(try made("Sea", 0)).appear()
        #expect(notes.contains { $0.hasPrefix("The board Sea is empty. ") })
        await presenter(try made("Fog", 2), words: "pier").appear()
        #expect(notes.contains { $0.hasPrefix("Nothing on Fog matches pier. ") })
    }
}
