import CommandShell
import GalleryCore
import PhotoService
import Synchronization
import TestKit
import Testing
import Viper
import Wording

@testable import Screens
@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct NamedPhotosTests {
    private let console = RecordingConsole()
    private let navigator = SpyNavigator<Route>()
    private let fixture = PhotoFixture()
    private let catalog = StubCatalog(Photo.samples(3))

    private func perform(_ line: String) async throws {
        let command = try #require(try Command(parsing: line)).namingPhotos
        let table = ScreenCommands(NavigationCommands.everywhere)
        guard case .namedPhotos(let request)? = try table.event(for: command, in: ParsingScope()) else {
            throw UsageError(.arguments(command.name))
        }
        let pages = NamedPages(catalog: catalog, favorites: fixture.favorites)
        await PresentedFeatures(on: console, navigator: navigator).namedPhotos(
            request, lists: PhotoLists(source: pages), photoCommands: fixture.commands
        ).appear(for: nil)
    }

    @Test func `a command on photo IDs fetches and processes the photos in the given order`() async throws {
        try await perform("fav demo:p2 demo:p1")
        let ids = Photo.samples(2).map(\.id)
        #expect(fixture.favorites.among(ids) == Set(ids))
        #expect(catalog.requests == ["photo demo:p2 1", "photo demo:p1 1"])
        #expect(console.text.map { $0.contains("Photo 2") } == [true, false, false])
        #expect(console.problemCount == 0)
    }

    @Test func `"fav" mentions once in a session that photos of the demo are painted`() async {
        let notes = Mutex<[String]>([])
        let command = FavoriteCommand(fixture.favoriteEditing)
        let output = PhotoCommandOutput(
            router: PhotoRouter(navigator: navigator),
            report: { added in notes.withLock { $0 += added.map(\.text) } },
            progress: { _ in }, copy: { _ in false })
        let selection = PhotoSelection(list: .favorites, title: ListTitle(), output: output) {
            Photo.sample($0)
        }
        for number in 1...2 { try? await command.run([number], on: selection) }
        #expect(notes.withLock { $0.filter { $0 == Phrases.Demo.isPainted } }.count == 1)
    }

    @Test func `a photo that cannot be fetched is reported, and the command runs on the others`() async throws
    {
        try await perform("credit demo:p9 demo:p3")
        #expect(console.problemCount == 1)
        #expect(console.text.first?.contains("demo:p9") == true)
        #expect(console.text[1].contains("Photo 3"))
        #expect(console.text[2...] == [Phrases.Demo.isInvented])
    }

    @Test func `"open" with a photo ID opens the photo or reports that it is missing`() async throws {
        try await perform("open demo:p2")
        #expect(navigator.routes == [.detail(.named([Photo.sample(2).id]), at: 0)])
        try await perform("open demo:p9")
        #expect(navigator.routes.count == 1)
        #expect(console.problemCount == 1)
    }

    private static func name(_ word: String) -> String? {
        ServiceAddresses().photo(at: word)?.description
    }

    @Test func `commands accept page addresses of known services as photos, except in the text of a note`()
        throws
    {
        let table = ScreenCommands(NavigationCommands.everywhere)
        func ids(_ line: String) throws -> [PhotoID]? {
            let command = try #require(try Command(parsing: line)).naming(Self.name)
            guard case .namedPhotos(let photos) = try table.event(for: command, in: ParsingScope()) else {
                return nil
            }
            return photos.ids
        }
        let key = "aZ0_-aZ0_-a"
        #expect(
            try ids(
                "save https://www.flickr.com/photos/12@N01/345/in/explore unsplash.com/photos/fog-\(key) to /tmp"
            )
                == [PhotoID(service: .flickr, key: "345"), PhotoID(service: .unsplash, key: key)])
        #expect(
            try ids("credit https://openverse.org/image/5EED-1?q=x md") == [
                PhotoID(service: .openverse, key: "5eed-1")
            ])
        #expect(throws: UsageError(.address, at: .argument(0, part: nil))) {
            try ids("open https://example.org/1")
        }
        let scope = ParsingScope(numbers: 1...3)
        let words = try #require(try Command(parsing: "note 2 https://www.flickr.com/photos/12@N01/345"))
            .naming(Self.name).words
        let note = try #require(PhotoCommands.all.first { $0.info.name == "note" })
        #expect(try note.onScreen.parse(words, scope) != nil)
    }

    @Test func `if a photo cannot be fetched, the error is printed once, and the command does not run`()
        async throws
    {
        catalog.failNext(.timedOut)
        try await perform("web demo:p1")
        #expect(console.text == [Phrases.explanation(.timedOut)])
        #expect(fixture.browser.pages.withLock { $0.isEmpty })
    }
}
