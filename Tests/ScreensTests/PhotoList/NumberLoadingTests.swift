import CommandShell
import GalleryCore
import TestKit
import Testing
import UseCases
import Viper

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct NumberLoadingTests {
    private let navigator = SpyNavigator<Route>()
    private let console = RecordingConsole()

    private func screen(_ catalog: StubCatalog) async -> any CommandScreen<Route> {
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites()))
        let fixture = PhotoFixture()
        let screen = PhotoListScreenModule.assemble(
            list: .topic("sea"), title: ListTitle(), console: console, lists: lists,
            boards: InMemoryBoards(), taste: fixture.taste, seen: fixture.views, stored: fixture.stored,
            photoCommands: fixture.commands,
            navigator: navigator)
        await screen.appear(for: nil)
        return screen
    }

    @Test func `the number of a photo on a page not yet loaded loads the pages up to it`() async throws {
        let catalog = StubCatalog(Photo.samples(100))
        let screen = await screen(catalog)
        #expect(try await screen.perform(Command("open", ["65"])))
        #expect(navigator.routes == [.detail(.topic("sea"), at: 64)])
        #expect(catalog.requests.count == 3)
        #expect(screen.scope.numbers == 1...90)
    }

    @Test func `a number beyond the end of the list is refused without a request`() async throws {
        let catalog = StubCatalog(Photo.samples(100))
        let screen = await screen(catalog)
        let error = UsageError(.number("95-101", 1...100), at: .argument(0, part: "95-101"))
        await #expect(throws: error) { _ = try await screen.perform(Command("mark", ["95-101"])) }
        #expect(catalog.requests.count == 1)
    }

    @Test func `a number that needs more than 8 pages is refused with the number of loaded photos`()
        async throws
    {
        let catalog = StubCatalog(Photo.samples(400))
        let screen = await screen(catalog)
        let error = UsageError(.notLoaded("300", count: 30), at: .argument(0, part: "300"))
        await #expect(throws: error) { _ = try await screen.perform(Command("open", ["300"])) }
        #expect(catalog.requests.count == 1)
    }

    @Test func `if a page fails to load, the failure is shown once and the command does not run`()
        async throws
    {
        let catalog = StubCatalog(Photo.samples(100))
        let screen = await screen(catalog)
        catalog.failNext(.timedOut)
        #expect(try await screen.perform(Command("open", ["50"])))
        #expect(navigator.routes.isEmpty)
        #expect(console.problemCount == 1)
    }
}
