import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Viper
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct FavoritesPresenterTests {
    private let display = RecordingDisplay<ListModel> { min(4, $0.cards.count) }
    private let navigator = SpyNavigator<Route>()
    private let catalog = StubCatalog([])

    private func presenter(
        _ favorites: InMemoryFavorites, on display: RecordingDisplay<ListModel>? = nil
    ) -> FavoritesPresenter {
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: favorites))
        var fixture = PhotoFixture(favorites: favorites)
        fixture.pictures = StubPictures(failure: .timedOut)
        let interactor = FavoritesInteractor(lists: lists, stored: fixture.stored)
        return FavoritesPresenter(
            display: display ?? self.display, interactor: interactor, photoCommands: fixture.commands,
            router: FavoritesRouter(navigator: navigator))
    }

    private var notes: [String] { display.models.flatMap(\.notes).map(\.text) }

    @Test func `favorites are listed without a request, and their cards have no hearts`() async {
        let presenter = presenter(InMemoryFavorites(Photo.samples(3)))
        await presenter.appear()
        #expect(display.models.first?.heading == "Favorites")
        #expect(display.models.first?.cards.map(\.isFavorite) == [false, false, false])
        #expect(catalog.requests.isEmpty)
    }

    @Test func `after a favorite is removed, printed numbers refer to the same photos as before`() async {
        let favorites = InMemoryFavorites(Photo.samples(5))
        let presenter = presenter(favorites)
        await presenter.appear()
        await presenter.handle(.photo(.unfavorite([2])))
        await presenter.handle(.photo(.open(4)))
        #expect(navigator.routes == [.detail(.favorites, at: 3)])
        #expect(presenter.numbers == 1...5)
        #expect(notes.contains("Removed from favorites: Photo 2 (`undo` to restore)"))
        await presenter.handle(.startOver)
        #expect(
            display.models.last { !$0.cards.isEmpty }?.cards.map(\.title) == [
                "Photo 1", "Photo 3", "Photo 4", "Photo 5",
            ])
    }

    @Test func `photos beyond the loaded favorites can be named by number`() async throws {
        let favorites = InMemoryFavorites(Photo.samples(70))
        let presenter = presenter(favorites)
        await presenter.appear()
        #expect(presenter.numbers == 1...70)
        await presenter.handle(.photo(.unfavorite(Array(31...69))))
        #expect(favorites.count() == 31)
        #expect(favorites.favorites(after: nil, count: 99).last?.photo.title == "Photo 70")
        await presenter.handle(.photo(.open(70)))
        #expect(navigator.routes == [.detail(.favorites, at: 69)])
    }

    @Test func `if the number of cards is limited, only the numbers of these cards are valid`() async {
        let limited = RecordingDisplay<ListModel>(audience: Audience(cards: 5)) { $0.cards.count }
        let presenter = presenter(InMemoryFavorites(Photo.samples(70)), on: limited)
        await presenter.appear()
        #expect(presenter.numbers == 1...5)
    }

    @Test func `when favorites reappear, removed photos are marked and not counted`() async {
        let favorites = InMemoryFavorites(Photo.samples(5))
        let presenter = presenter(favorites)
        await presenter.appear()
        await presenter.handle(.photo(.unfavorite([2])))
        await presenter.appear()
        let model = display.models.last
        #expect(model?.aside == "4 photos")
        #expect(
            model?.cards.map { $0.status == Phrases.removedFromList } == [false, true, false, false, false])
        #expect(model?.positions.last == "1–5 of 5")
    }

    @Test func `after a favorite is removed, the next page skips no photo`() async throws {
        let favorites = InMemoryFavorites(Photo.samples(40))
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: favorites))
        _ = try await lists.more(.favorites)
        _ = favorites.remove(PhotoID(service: .demo, key: "p1"))
        #expect(try await lists.more(.favorites).photos.map(\.id.key) == (1...40).map { "p\($0)" })
    }

    @Test func `an empty list of favorites is reported as empty, also for a command with "all"`() async {
        let empty = presenter(InMemoryFavorites())
        await empty.appear()
        #expect(notes.first?.hasPrefix("No favorites yet. ") == true)
        #expect(empty.emptyList == notes.first)
        let filled = presenter(InMemoryFavorites(Photo.samples(1)))
        await filled.appear()
        #expect(filled.emptyList == nil)
    }

    @Test func `to open a photo or its author, the presenter only calls the router`() async {
        let lists = PhotoLists(
            source: TestPages(catalog: catalog, favorites: InMemoryFavorites(Photo.samples(2))))
        let router = SpyRouter()
        let presenter = FavoritesPresenter(
            display: display, interactor: FavoritesInteractor(lists: lists, stored: PhotoFixture().stored),
            photoCommands: PhotoFixture().commands, router: router)
        await presenter.appear()
        await presenter.handle(.photo(.open(2)))
        await presenter.handle(.photo(.author(1)))
        let author = Photo.sample(1).author
        #expect(
            router.moves == [
                .detail(.favorites, titled: ListTitle(), at: 1),
                .list(.author(author.id, on: .demo), titled: ListTitle(Phrases.name(of: author))),
            ])
    }

    @Test func `"favorites" with words or valid filters opens the list of matching favorites`() throws {
        func route(_ words: String...) throws -> Route? {
            try FavoritesCommands.anywhere.parse(Command("favorites", words).words, ParsingScope())
        }
        #expect(try route() == .favorites)
        #expect(try route("fog") == .list(.favoritesMatching(WordQuery(["fog"]))))
        let blue = WordQuery(["night: sky"], filters: [.color: "blue"])
        #expect(try route("night: sky", "color:Blue") == .list(.favoritesMatching(blue)))
        #expect(throws: UsageError.self) { try route("order:latest") }
        let own = WordQuery(["fog"], tags: ["winter", "old pier"], hasNote: true, order: .title)
        #expect(
            try route("fog", "tag:winter", "tag:old pier", "has:note", "order:Title")
                == .list(.favoritesMatching(own)))
        #expect(own.text == "fog tag:winter \"tag:old pier\" has:note order:title")
        #expect(
            throws: UsageError(
                .filter(
                    "by",
                    known: ["orientation", "color", "license", "width", "height", "tag", "has", "order"]),
                at: .argument(0, part: "by"))
        ) { try route("by:ann") }
        #expect(throws: UsageError.self) { try route("has:tag") }
        #expect(
            throws: UsageError(.filterValue("", of: "tag", known: []), at: .argument(1, part: ""))
        ) { try route("fog", "tag:") }
    }
}
