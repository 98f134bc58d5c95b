import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import UseCases

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct BoardEditingInteractorTests {
    private let boards = InMemoryBoards()
    private let taste = StubTaste()

    private func add(_ pictures: StubPictures, _ favorites: InMemoryFavorites) async throws -> [String] {
        let board = try #require(boards.board(named: "Fog") ?? boards.make("Fog", at: Date()))
        var fixture = PhotoFixture(favorites: favorites, taste: taste)
        fixture.boards = boards
        fixture.pictures = pictures
        var notes: [Note] = []
        let actions = BoardActions(
            boards: fixture.boardEditing, report: { notes += $0 }, progress: { _ in })
        try await actions.perform(.add([1, 2], to: "fog")) { .sample($0) }
        #expect(boards.board(board.id)?.count == 2)
        return notes.map(\.text)
    }

    @Test func `photos are added to the board even if their pictures cannot be fetched`() async throws {
        let notes = try await add(StubPictures(failure: .timedOut), InMemoryFavorites())
        #expect(notes.first == "Added 2 photos to Fog")
        #expect(notes.last?.hasPrefix("2 pictures could not be saved; repeat `board add`.") == true)
        #expect(taste.recorded == ["boarded demo:p1", "boarded demo:p2"])
    }

    @Test func `of photos added to a board, only those not yet on it change the taste`() async throws {
        let board = try #require(boards.make("Fog", at: Date()))
        _ = boards.add([.sample(1)], to: board.id, at: Date())
        _ = try await add(StubPictures(), InMemoryFavorites())
        #expect(taste.recorded == ["boarded demo:p2"])
    }

    @Test func `adding the user's own file to a board does not change the taste`() async throws {
        let board = try #require(boards.make("Fog", at: Date()))
        var fixture = PhotoFixture(favorites: InMemoryFavorites(), taste: taste)
        fixture.boards = boards
        fixture.localFiles = StubFiles(
            files: ["pier": LocalFile(path: "/pictures/Old pier.jpg", bytes: [1], digest: "abc")])
        #expect(try await fixture.boardEditing.addFile("pier", to: board) == true)
        #expect(taste.recorded.isEmpty)
    }

    @Test func `for an unknown board, the nearest name is suggested, in quotes if it ends in a number`()
        async throws
    {
        _ = boards.make("Trip 3", at: Date())
        var fixture = PhotoFixture(favorites: InMemoryFavorites(), taste: taste)
        fixture.boards = boards
        var notes: [Note] = []
        let actions = BoardActions(
            boards: fixture.boardEditing, report: { notes += $0 }, progress: { _ in })
        try await actions.perform(.take([3], off: "trip")) { .sample($0) }
        #expect(notes.map(\.text) == ["There is no board trip; did you mean `\"Trip 3\"`?"])
    }

    @Test func `after a move to the first or last place, the photo's section is reported`() async throws {
        let board = try #require(boards.make("Fog", at: Date()))
        _ = boards.add(Photo.samples(2), to: board.id, at: Date())
        boards.put([Photo.sample(1).id], into: "Hall", of: board.id, at: Date())
        var fixture = PhotoFixture(favorites: InMemoryFavorites(), taste: taste)
        fixture.boards = boards
        var notes: [Note] = []
        let actions = BoardActions(
            boards: fixture.boardEditing, report: { notes += $0 }, progress: { _ in })
        for place in [BoardEdit.Place.first, .last, .section("Hall")] {
            try await actions.perform(.move([2], to: place, on: "fog")) { .sample($0) }
        }
        #expect(
            notes.map(\.text).filter { $0.hasPrefix("Now") } == [
                "Now in the section Hall.", "Now in no section.",
            ])
    }

    @Test func `adding photos to a board does not fetch pictures that are stored already`() async throws {
        let favorites = InMemoryFavorites()
        for number in 1...2 { favorites.save(picture: [1], size: .screen, of: Photo.sample(number).id) }
        #expect(try await add(StubPictures(failure: .timedOut), favorites) == ["Added 2 photos to Fog"])
        #expect(
            try await add(StubPictures(failure: .timedOut), favorites)
                == ["2 photos already on Fog"])
    }
}
