import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import TextLayout

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(5))) @MainActor struct BoardChoicesTests {
    private let display = RecordingDisplay<ChoiceListModel> { min(4, $0.list.cards.count) }
    private let navigator = SpyNavigator<Route>()
    private let fixture = PhotoFixture()
    private var boards: InMemoryBoards { fixture.boards }

    private func made(_ name: String, _ count: Int) throws -> Board.ID {
        let board = try #require(boards.make(name, at: Date()))
        _ = boards.add(Photo.samples(count), to: board.id, at: Date())
        return board.id
    }

    @Test func `boards are listed with photo count and age, and "open N" opens board N`() async throws {
        let presenter = ChoiceListPresenter(
            source: BoardChoices(interactor: fixture.boardEditing), display: display,
            router: ChoiceListRouter(navigator: navigator))
        await presenter.appear()
        #expect(display.models.first?.list.notes.first?.text == "No boards yet.")
        let id = try made("Fog", 2)
        for name in 1...6 { _ = try made("Board \(name)", 0) }
        await presenter.handle(.refresh)
        let list = display.models.last?.list
        #expect(list?.cards.first?.title == "Board 6" && list?.extent == .choices)
        #expect(list?.cards.last?.author == "2 photos")
        // A remark is wrapped rather than cut.
        #expect(list?.cards.last?.reasons == ["changed just now"])
        #expect(list?.cards.last?.photo == Picture(.sample(1)))
        await presenter.handle(.more)
        #expect(display.models.last?.list.cards.first?.number == 5)
        // Creating and renaming a board changes neither the printed numbers nor the screenful.
        _ = try made("New", 1)
        _ = boards.change(id, .name("Mist"), at: Date())
        await presenter.appear()
        #expect(display.models.last?.list.cards.map(\.title) == ["Board 2", "Board 1", "Mist"])
        #expect(presenter.offers.numbers == 1...7)
        await presenter.handle(.open(7))
        #expect(navigator.routes == [.list(.board(id, query: WordQuery()))])
        await presenter.handle(.more)
        #expect(display.models.last?.list.notes.map(\.text) == ["End of list."])
    }
}
