import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct ZoomPresenterTests {
    private let display = RecordingDetail()

    private func presenter(_ photos: [Photo] = [Photo.sample(1, width: 6000, height: 4000), Photo.sample(2)])
        async -> DetailPresenter
    {
        let catalog = StubCatalog(photos)
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites()))
        let presenter = DetailPresenter(
            list: .search(SearchQuery(keywords: "cats")), index: 0, display: display,
            interactor: PhotoFixture().detail(catalog, lists),
            photoCommands: PhotoFixture().commands, keys: PhotoFixture().keys,
            router: DetailRouter(navigator: SpyNavigator<Route>()))
        await presenter.appear()
        return presenter
    }

    private var last: DetailModel { display.models.last ?? DetailModel() }
    private var note: String? { last.notes.last?.text }

    @Test func `the only text below a zoomed photo is the zoom and the position`() async {
        let presenter = await presenter()
        await presenter.handle(.look(.zoom(.to(1))))
        #expect(last.photo?.key == "p1")
        #expect(last.viewport == Viewport(scaleX: 1, scaleY: 1, centerX: 0.5, centerY: 0.5))
        #expect(note == "95.2x · 100 % · 50 % across, 50 % down")
        #expect([last.heading, last.title, last.author, last.facts, last.tags] == [nil, nil, nil, nil, nil])
        await presenter.handle(.look(.pan(.left)))
        #expect(last.viewport?.centerX == 0.5 - 40.0 / 6000)
        #expect(last.heading == nil)
    }

    @Test func `"zoom fit", or zooming out to the fitted photo, restores the unzoomed screen`() async {
        let presenter = await presenter()
        let before = last
        await presenter.handle(.look(.zoom(.nearer)))
        #expect(note == "1.5x · 1.6 % · 50 % across, 50 % down")
        await presenter.handle(.look(.zoom(.whole)))
        #expect(last == before)
        await presenter.handle(.look(.zoom(.nearer)))
        await presenter.handle(.look(.zoom(.farther)))
        #expect(last == before)
    }

    @Test func `"info" shows the text of a zoomed photo until the next zoom, also during panning`() async {
        let presenter = await presenter()
        await presenter.handle(.look(.zoom(.to(0.5))))
        await presenter.handle(.look(.info))
        #expect(last.heading == "Search cats > 1 of 2")
        #expect(last.title == "Photo 1")
        #expect(last.details.contains { $0.value == "Stub 1" })
        #expect(last.photo == nil)
        await presenter.handle(.look(.pan(.down)))
        #expect(last.title == "Photo 1")
        #expect(last.viewport?.scaleX == 0.5)
        await presenter.handle(.look(.zoom(.nearer)))
        #expect(last.title == nil)
    }

    @Test func `"info" on an unzoomed photo shows only the details`() async {
        let presenter = await presenter()
        await presenter.handle(.look(.info))
        #expect(last.heading == nil && last.photo == nil)
        #expect(last.details.contains { $0.value == "Stub 1" })
    }

    @Test func `zooming and panning stop at the limits with a message`() async {
        let presenter = await presenter()
        await presenter.handle(.look(.zoom(.farther)))
        #expect(note == "This is the whole photo; `zoom` enlarges it.")
        await presenter.handle(.look(.pan(.left)))
        #expect(note == "This is the whole photo; `zoom` enlarges it.")
        await presenter.handle(.look(.zoom(.to(4))))
        await presenter.handle(.look(.zoom(.nearer)))
        #expect(note == "400 % is the maximum zoom.")
        await presenter.handle(.look(.zoom(.to(0.02))))
        for _ in 0..<9 { await presenter.handle(.look(.pan(.up))) }
        #expect(note == "This is the edge of the photo.")
    }

    @Test func `a redrawn photo stays zoomed, and the next photo is shown unzoomed`() async {
        let presenter = await presenter()
        await presenter.handle(.look(.zoom(.to(1))))
        await presenter.handle(.refresh)
        #expect(last.viewport?.scaleX == 1)
        await presenter.appear()
        #expect(last.viewport?.scaleX == 1)
        await presenter.handle(.look(.next))
        #expect(last.viewport == nil)
        #expect(last.heading == "Search cats > 2 of 2")
    }

    @Test func `zooming a photo of unknown size is refused with a message`() async {
        var photo = Photo.sample(1)
        photo.size = nil
        let presenter = await presenter([photo])
        await presenter.handle(.look(.zoom(.nearer)))
        #expect(note?.hasPrefix("This photo cannot be zoomed") == true)
        #expect(last.photo == nil)
    }
}
