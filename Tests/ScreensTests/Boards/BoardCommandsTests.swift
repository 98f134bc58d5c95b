import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import Viper
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct BoardCommandsTests {
    private let boards = InMemoryBoards()
    private let favorites = InMemoryFavorites()
    private let known = Photo.samples(3)
    private let console = RecordingConsole()
    private let navigator = SpyNavigator<Route>()

    private func perform(
        _ line: String, files: [String: LocalFile] = [:], checker: StubChecker = StubChecker()
    ) async throws {
        var fixture = PhotoFixture(favorites: favorites)
        fixture.boards = boards
        fixture.catalog = StubCatalog(known)
        fixture.checker = checker
        fixture.localFiles = StubFiles(files: files)
        let command = try #require(try Command(parsing: line))
        guard case .board(let request)? = try BoardCommand.anywhere.parse(command.words, ParsingScope())
        else { throw UsageError(.arguments(command.name)) }
        await PresentedFeatures(on: console, navigator: navigator)
            .boards(
                request, boards: fixture.boardEditing, transfer: fixture.transfer, exports: fixture.exports
            ).appear(for: nil)
    }

    private var said: String { console.text.joined(separator: "\n") }

    @Test func `a board is not created with an empty or existing name`() async throws {
        try await perform("board new misty mornings")
        try await perform("board new \"Misty Mornings\"")
        try await perform("board new \" \"")
        #expect(boards.boards().map(\.name) == ["misty mornings"])
        #expect(said.contains("The board Misty Mornings already exists"))
        #expect(said.contains(Phrases.Boards.noName))
    }

    @Test func `suggested commands quote board names that end in a number after other words`() async throws {
        try await perform("board new trip 2024")
        try await perform("board new 2024")
        #expect(
            said.contains(
                "Created the board trip 2024, now in use: `board add 3` adds photo 3 to it, as does "
                    + "`board add \"trip 2024\" 3`."))
        #expect(said.contains("`board add 2024 3`"))
    }

    @Test func `"board" opens the longest matching name and filters by the remaining words`() async throws {
        try await perform("board new misty")
        try await perform("board new misty mornings")
        try await perform("board misty mornings old pier")
        let id = try #require(boards.board(named: "misty mornings")).id
        #expect(navigator.routes == [.list(.board(id, query: WordQuery(["old", "pier"])))])
        try await perform("board mistu")
        try await perform("board mistx mornings")
        let refusals = navigator.refusals.map { ($0 as? UsageError)?.reason }
        #expect(
            refusals == [
                .board("mistu", nearest: "misty"), .board("mistx mornings", nearest: "misty mornings"),
            ])
        #expect(console.problemCount == 0)
    }

    @Test func `"board new" without arguments opens the board called "new", if it exists`() async throws {
        let id = try #require(boards.make("new", at: Date())).id
        try await perform("board new")
        #expect(navigator.routes == [.list(.board(id, query: WordQuery()))])
        try await perform("board export")
        #expect(navigator.refusals.map { $0 as? UsageError } == [BoardUsage.export.error])
        #expect(console.problemCount == 0)
    }

    @Test func `a board can be renamed, annotated and removed`() async throws {
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

    @Test func `removing a board with photos needs --yes; otherwise, the command is offered`() async throws {
        let id = try #require(boards.make("misty mornings", at: Date())).id
        _ = boards.add(known, to: id, at: Date())
        try await perform("board remove misty mornings")
        #expect(boards.boards().count == 1)
        #expect(said.hasPrefix("Remove the board misty mornings with 3 photos? `y` at"))
        #expect(console.takeOffer() == "board remove \"misty mornings\" --yes")
        try await perform("board rm --yes \"misty mornings\"")
        #expect(boards.boards().isEmpty)
    }

    @Test func `a local picture is copied to the board, without author if it has no metadata`() async throws {
        try await perform("board new fog")
        let file = LocalFile(path: "/pictures/Old pier.jpg", bytes: [1, 2], digest: "abc")
        try await perform("board add fog pier none", files: ["pier": file])
        let id = try #require(boards.board(named: "fog")).id
        let photo = try #require(boards.photos(of: id, matching: WordQuery(), after: nil, count: 9).first)
            .photo
        #expect(photo.id == PhotoID(service: .own, key: "abc"))
        #expect(photo.title == "Old pier")
        #expect(boards.files == [photo.id: [1, 2]])
        #expect(Credit(photo).text() == "author not stated")
        #expect(said.contains("Could not read none"))
        try await perform(
            "board add fog pier", files: ["pier": file],
            checker: StubChecker(failure: .notAPicture(.content(.pdf))))
        #expect(said.contains("pier was skipped (a PDF document). Boards accept JPEG, PNG, WebP, GIF"))
    }

    @Test func `importing a text file adds the listed photos and reports unusable lines`() async throws {
        let lines = """
            # from the wiki
            demo:p1
            https://example.com/photos/1

              demo:p3
            demo:p1
            demo:p9
            """
        let file = LocalFile(path: "/lists/Old piers.txt", bytes: Array(lines.utf8), digest: "")
        try await perform("board import list", files: ["list": file])
        let board = try #require(boards.board(named: "Old piers"))
        #expect(
            boards.photos(of: board.id, matching: WordQuery(), after: nil, count: 9).map(\.photo.id.key) == [
                "p1", "p3",
            ])
        #expect(said.contains("`https://example.com/photos/1` is not a photo"))
        #expect(said.contains("Skipped demo:p9."))
        #expect(said.contains("Imported 2 photos to the board Old piers"))
        try await perform("board import list to misty mornings", files: ["list": file])
        #expect(boards.board(named: "misty mornings")?.count == 2)
        let none = LocalFile(path: "/lists/None.txt", bytes: Array("demo:p9".utf8), digest: "")
        try await perform("board import none", files: ["none": none])
        #expect(boards.board(named: "None") == nil)
        #expect(said.contains("None of these photos could be loaded"))
    }

    @Test func `importing a board file restores the board without addresses on foreign hosts`() async throws {
        var photo = Photo.sample(1)
        photo.source = PictureSource("https://evil.test/1.jpg 640w, /images/p1 *w, //evil.test/2 *w")
        photo.original = "https://evil.test/full"
        photo.downloadReport = "https://evil.test/told"
        let sheet = ExportFormat.json.export(
            of: Board(
                id: Board.ID(1), name: "Fog", note: "Hall", count: 1,
                madeAt: Date(timeIntervalSince1970: 1_600_000_000), changedAt: Date()),
            at: Date())
        let sent = BoardPhoto(
            photo: photo, addedAt: Date(timeIntervalSince1970: 1_700_000_000),
            annotation: Annotation(tags: ["wall"], note: "Left"))
        let entry = ExportEntry(number: 1, item: sent, picture: "pictures/1.jpg")
        let text = try sheet.head() + sheet.entry(entry) + sheet.foot()
        let picture = LocalFile(path: "/b/pictures/1.jpg", bytes: [1], digest: "x")
        for byteOrderMark in ["", "\u{FEFF}"] {
            let file = LocalFile(
                path: "/b/board.json", bytes: Array((byteOrderMark + text).utf8), digest: "")
            try await perform("board import json", files: ["json": file, "pictures/1.jpg": picture])
        }
        #expect(Set(boards.boards().map(\.name)) == ["Fog", "Fog (2)"])
        let board = try #require(boards.board(named: "Fog"))
        #expect(board.note == "Hall")
        #expect(board.madeAt == Date(timeIntervalSince1970: 1_600_000_000))
        let item = try #require(
            boards.photos(of: board.id, matching: WordQuery(), after: nil, count: 9).first)
        #expect(item.addedAt == Date(timeIntervalSince1970: 1_700_000_000))
        let taken = item.photo
        #expect(taken.source.description == "/images/p1 *w")
        #expect(taken.original == nil)
        #expect(taken.downloadReport == nil)
        #expect(boards.annotation(of: taken.id).note == "Left")
        #expect(favorites.picture(of: taken.id, size: .screen) == [1])
    }

    @Test func `importing into a board does not change its note, cover and creation date`() async throws {
        let made = try #require(boards.make("Mine", at: Date(timeIntervalSince1970: 1_700_000_000)))
        _ = boards.add([Photo.sample(5)], to: made.id, at: Date())
        _ = boards.change(made.id, .note("My own words"), at: Date())
        let text = """
            {"format":"gallery-board","version":1,"board":{"name":"x","note":"Theirs","made":"2001-01-01T00:00:00Z",
            "cover":"demo:p6"},"photos":[]}
            """
        let file = LocalFile(path: "/b/x.json", bytes: Array(text.utf8), digest: "")
        try await perform("board import x to mine", files: ["x": file])
        let board = try #require(boards.board(named: "Mine"))
        #expect(board.note == "My own words")
        #expect(board.cover == Photo.sample(5))
        #expect(board.madeAt == Date(timeIntervalSince1970: 1_700_000_000))
    }

    @Test(arguments: [
        "", "{}", "[]", "{\"format\":\"other\",\"version\":1}", "\u{0}\u{1}", "# nothing",
        "{\"format\":\"gallery-board\",\"version\":2,\"board\":{\"name\":\"x\"},\"photos\":[]}",
        "{\"format\":\"gallery-board\",\"version\":1,\"board\":{\"name\":\"x\"},\"photos\":3}",
        String(repeating: "[", count: 2_000), "{" + String(repeating: "\"a\":{", count: 2_000),
    ])
    func `importing an empty, malformed or unsupported file creates no board`(_ text: String) async throws {
        let file = LocalFile(path: "/b/x.json", bytes: Array(text.utf8), digest: "")
        try await perform("board import x", files: ["x": file])
        #expect(boards.boards().isEmpty)
        #expect(console.problemCount == 1)
    }

    @Test func `board commands with photo numbers fail if the screen shows no photos`() async throws {
        try await perform("board new fog")
        for line in ["board move fog 3 to 1", "board cover fog 1"] {
            await #expect(throws: UsageError(.elsewhere(Phrases.Boards.noPhotosHere))) {
                try await perform(line)
            }
        }
        let hint = " If the board is called fog 3, quote its name: \"fog 3\"."
        for line in ["board add fog 3", "board remove fog 3"] {
            await #expect(throws: UsageError(.elsewhere(Phrases.Boards.noPhotosHere + hint))) {
                try await perform(line)
            }
        }
        #expect(boards.boards().count == 1)
    }

    @Test func `"board add" and "board import" distinguish photo IDs, files and board names`() throws {
        func route(_ words: String...) throws -> Route? {
            try BoardCommand.anywhere.parse(Command("board", words).namingPhotos.words, ParsingScope())
        }
        let id = try #require(PhotoID("demo:p1"))
        #expect(
            try route("add", "misty", "mornings", "demo:p1")
                == .namedPhotos(NamedPhotos(request: .board(.add([1], to: "misty mornings")), ids: [id])))
        #expect(try route("add", "fog", "a.jpg") == .board(.addFiles(["fog", "a.jpg"])))
        #expect(try route("import", "list", "to", "fog") == .board(.take(file: "list", to: "fog")))
        #expect(try route("export", "new") == .board(.export(["new"])))
        for route in [Route.board(.make("x")), .namedPhotos(NamedPhotos(request: .web(1), ids: [id]))] {
            #expect(route.presentation == .presented)
        }
    }
}
