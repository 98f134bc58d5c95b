import Fakes
import FoundationEssentials
import GalleryCore
import Testing
import Viper

@testable import Screens

@Suite @MainActor struct BoardCommandsTests {
    private final class Place: Screen {
        let name: String
        let verbs: [Verb] = []
        init(_ name: String) { self.name = name }
        func appear() async {}
        func perform(_ command: Command) async throws(UsageError) -> Bool { false }
    }

    private let boards = InMemoryBoards()
    private let console = RecordingConsole()
    private let stack = NavigationStack<Route> { route, _ in Place("\(route)") }

    private func perform(
        _ line: String, files: [String: PersonalFile] = [:], checker: StubChecker = StubChecker()
    ) async throws {
        let interactor = boards.interactor(files: files, checker: checker)
        let commands = BoardCommands(stack: stack, console: console, boarding: interactor)
        let command = try #require(try Command(parsing: line))
        #expect(try await commands.perform(command))
    }

    private var said: String { console.text.joined(separator: "\n") }

    @Test func `a board is made once`() async throws {
        try await perform("board new misty mornings")
        try await perform("board new \"Misty Mornings\"")
        try await perform("board new \" \"")
        #expect(boards.boards().map(\.name) == ["misty mornings"])
        #expect(said.contains("There is a board Misty Mornings already"))
        #expect(said.contains(Phrases.Boards.noName))
    }

    @Test func `as many words as possible are its name, the rest is looked for`() async throws {
        try await perform("board new misty")
        try await perform("board new misty mornings")
        try await perform("board misty mornings old pier")
        let id = try #require(boards.board(named: "misty mornings")).id
        #expect(stack.top?.name == "\(Route.list(.board(id, name: "misty mornings", words: "old pier")))")
        try await perform("board mistu")
        #expect(said.contains("There is no board mistu; did you mean `misty`?"))
    }

    @Test func `a board called like a command word is shown by its name alone`() async throws {
        _ = boards.make("new", at: Date())
        try await perform("board new")
        #expect(stack.top?.name.contains("board(") == true)
        try await perform("boards")
        #expect(stack.top?.name == "boards")
    }

    @Test func `names and notes are changed`() async throws {
        try await perform("board new fog")
        try await perform("board rename fog to misty mornings")
        try await perform("board note misty mornings for the hall")
        #expect(boards.boards().map(\.name) == ["misty mornings"])
        #expect(boards.boards().map(\.note) == ["for the hall"])
        try await perform("board note misty mornings \"\"")
        #expect(boards.boards().map(\.note) == [""])
        try await perform("board remove misty mornings")
        #expect(boards.boards().isEmpty)
    }

    @Test func `own files are copied in, marked, and credited as one's own`() async throws {
        try await perform("board new fog")
        let file = PersonalFile(path: "/pictures/Old pier.jpg", bytes: [1, 2], digest: "abc")
        try await perform("board add fog pier none", files: ["pier": file])
        let id = try #require(boards.board(named: "fog")).id
        let photo = try #require(boards.photos(of: id, matching: "", after: nil, count: 9).first).photo
        #expect(photo.id == PhotoID(service: .own, key: "abc"))
        #expect(photo.title == "Old pier")
        #expect(boards.files == [photo.id: [1, 2]])
        #expect(Credit(photo).text() == "own picture")
        #expect(said.contains("none could not be read"))
        try await perform(
            "board add fog pier", files: ["pier": file],
            checker: StubChecker(failure: .notAPicture("a PDF document")))
        #expect(said.contains("pier is not a whole JPEG, PNG or WebP picture (a PDF document)"))
    }

    @Test func `numbers need photos on the screen`() async throws {
        try await perform("board new fog")
        for line in ["board add fog 3", "board remove fog 3", "board move fog 3 to 1", "board cover fog 1"] {
            await #expect(throws: UsageError(.nothing(Phrases.Boards.noPhotosHere))) {
                try await perform(line)
            }
        }
        #expect(boards.boards().count == 1)
    }
}
