import CommandShell
import GalleryCore
import TestKit
import Testing
import Viper

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct BoardSectionCommandsTests {
    private let boards = InMemoryBoards()
    private let console = RecordingConsole()
    private let navigator = SpyNavigator<Route>()

    private func perform(_ line: String) async throws {
        var fixture = PhotoFixture()
        fixture.boards = boards
        let command = try #require(try Command(parsing: line))
        guard case .board(let request)? = try BoardCommand.anywhere.parse(command.words, ParsingScope())
        else { throw UsageError(.arguments(command.name)) }
        await PresentedFeatures(on: console, navigator: navigator)
            .boards(
                request, boards: fixture.boardEditing, transfer: fixture.transfer, exports: fixture.exports
            ).appear(for: nil)
    }

    private var said: String { console.text.joined(separator: "\n") }

    @Test func `sections are created, listed and removed, and a title that is invalid or taken is refused`()
        async throws
    {
        try await perform("board new home")
        try await perform("board section home")
        try await perform("board section home The hall")
        try await perform("board section home THE HALL")
        try await perform("board section home 2024")
        try await perform("board section home")
        #expect(boards.boards().map(\.sections) == [["The hall"]])
        #expect(said.contains("home has no sections. Create one with `board section home TITLE`."))
        #expect(said.contains("Created the section The hall on home. Fill it with `board move home 3 to"))
        #expect(said.contains("home already has a section THE HALL."))
        #expect(said.contains("`2024` cannot be a section title, because `board move` uses it."))
        #expect(said.contains("Sections of home: The hall"))
        try await perform("board remove home attic")
        #expect(said.contains("home has no section attic; `board section home` lists them."))
        #expect(console.problemCount == 3)
        try await perform("board remove home the hall")
        #expect(boards.boards().map(\.sections) == [[]])
        #expect(said.contains("Removed the section The hall from home; its photos stay (`undo` to restore)"))
    }
}
