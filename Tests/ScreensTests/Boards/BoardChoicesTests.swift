import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import TextLayout
import Viper

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct BoardChoicesTests {
    private let display = RecordingDisplay<ChoiceListModel> { min(4, $0.list.cards.count) }
    private let navigator = SpyNavigator<Route>()
    private let fixture = PhotoFixture()
    private var boards: InMemoryBoards { fixture.boards }

    private func made(_ name: String, _ count: Int) throws -> Board.ID {
        let board = try #require(boards.make(name, at: Date()))
        _ = boards.add(Photo.samples(count), to: board.id, at: Date())
        return board.id
    }

    @Test(arguments: [
        ("board 1", "Fog"), ("board rename 1 Mist", "Fog"), ("board remove 1 --yes", "Fog"), ("board 3", "2"),
        ("board 2", "2"), ("board note 2", "2"),
    ])
    func `the number of a listed board replaces its name, unless a board has that name`(
        line: String, name: String
    ) async throws {
        let presenter = presenter()
        for name in ["2", "Sea", "Fog"] { _ = try made(name, 1) }
        await presenter.appear()
        let command = try #require(try Command(parsing: line))
        let event = try BoardsCommands.table.event(for: command, in: ParsingScope(numbers: 1...3))
        await presenter.handle(try #require(event))
        var words = command.arguments
        words[words.count > 1 ? 1 : 0] = name
        #expect(navigator.routes == [.board(try BoardRequest(words))])
    }

    @Test func `"board remove" with a number asks before it removes a board, even an empty one`() async throws
    {
        let presenter = presenter()
        let id = try made("Misty mornings", 0)
        await presenter.appear()
        let remove = try BoardsCommands.table.event(
            for: Command("board", ["remove", "1"]), in: ParsingScope(numbers: 1...1))
        await presenter.handle(try #require(remove))
        let note = display.models.last?.list.notes.last
        #expect(note?.text.hasPrefix("Remove the board Misty mornings") == true)
        #expect(note?.offer == "board remove \"Misty mornings\" --yes")
        #expect(boards.boards().map(\.id) == [id] && navigator.routes.isEmpty)
    }

    @Test(arguments: ["board fog", "board new 1", "board 9", "board import 1", "board"])
    func `other arguments of "board" are left to the command of every screen`(line: String) throws {
        let command = try #require(try Command(parsing: line))
        #expect(try BoardsCommands.table.event(for: command, in: ParsingScope(numbers: 1...3)) == nil)
    }

    @Test(arguments: ["board", "boards"])
    func `"board" and "boards" list the boards, or open the one that is named`(word: String) throws {
        let table = ScreenCommands(NavigationCommands.everywhere)
        #expect(try table.event(for: Command(word), in: ParsingScope()) == .boards)
        #expect(
            try table.event(for: Command(word, ["fog"]), in: ParsingScope()) == .board(.show(["fog"])))
    }

    @Test func `"boards" on the list of boards opens no second list`() {
        #expect(Route.boards.presentation == .singleTop)
    }

    private func presenter() -> ChoiceListPresenter<BoardChoices> {
        ChoiceListPresenter(
            source: BoardChoices(interactor: fixture.boardEditing), display: display,
            router: ChoiceListRouter(navigator: navigator))
    }

    @Test func `boards are listed with photo count and age, and "open N" opens board N`() async throws {
        let presenter = presenter()
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
