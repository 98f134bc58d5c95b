import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct DetailFactsTests {
    private let display = RecordingDetail()
    private let router = SpyRouter()
    private let interactor = StubDetail(neighbors: [1: .sample(2)])
    private let cats = PhotoListID.search(SearchQuery(keywords: "cats"))

    private func presenter(_ interactor: StubDetail, at index: Int = 0) -> DetailPresenter {
        DetailPresenter(
            list: cats, index: index, display: display, interactor: interactor,
            photoCommands: PhotoFixture().commands, keys: PhotoFixture().keys, router: router)
    }

    private func presenter(showing photo: Photo) async -> DetailPresenter {
        interactor.places.add(.success(.init(photo: photo, total: 9)))
        let presenter = presenter(interactor)
        await presenter.appear()
        return presenter
    }

    private var notes: [Note] { display.models.flatMap(\.notes) }

    @Test(arguments: ScreenError.kinds)
    func `if "next" fails, one message is printed, and the photo stays on the screen`(error: ScreenError)
        async
    {
        let presenter = await presenter(showing: .sample(1))
        interactor.places.add(.failure(error))
        await presenter.handle(.look(.next))
        #expect(notes == [Note(kind: .problem, text: Phrases.explanation(error))])
        #expect(presenter.numbers == 1...1)
        await presenter.appear()
        #expect(display.models.last?.title == Phrases.title(of: .sample(1)))
        #expect(interactor.places.asked == ["0", "1"])
    }

    @Test func `a canceled request prints no error`() async {
        let presenter = await presenter(showing: .sample(1))
        interactor.places.add(.failure(.catalog(.cancelled)))
        await presenter.handle(.look(.next))
        #expect(notes.isEmpty)
        #expect(presenter.numbers == 1...1)
    }

    @Test func `"next" on the last photo prints a notice, and an empty list is reported`() async {
        let presenter = await presenter(showing: .sample(1))
        interactor.places.add(.success(nil))
        await presenter.handle(.look(.next))
        #expect(notes == [.quiet(Phrases.lastPhoto)])
        let empty = StubDetail()
        empty.places.add(.success(nil))
        let other = self.presenter(empty)
        await other.appear()
        #expect(notes.dropFirst() == [.info(Phrases.empty(cats))])
        #expect(other.numbers == nil)
    }

    @Test func `"prev" on the first photo sends no request`() async {
        let presenter = await presenter(showing: .sample(1))
        await presenter.handle(.look(.previous))
        #expect(notes == [.quiet(Phrases.firstPhoto)])
        #expect(interactor.places.asked == ["0"])
    }

    @Test func `at a prompt, "info" draws the picture with the facts, and both fit on the screen`() async {
        display.fullScreen = ScriptedScreen([])
        let tall = Photo.sample(1, width: 1000, height: 3000)
        let presenter = await presenter(showing: tall)
        await presenter.handle(.look(.info))
        let model = display.models.last ?? DetailModel()
        #expect(model.heading != nil && model.photo != nil && model.title == nil && display.settled == nil)
        let blocks = DetailView(console: RecordingConsole()).blocks(for: model)
        let layout = ScreenLayout(blocks, on: ScreenSize(columns: 80, rows: 24))
        #expect(layout.height < 24 && (layout.pictures.first?.rows ?? 0) > 3)
    }

    @Test func `"info" requests the details of each photo once`() async {
        let presenter = await presenter(showing: .sample(1))
        interactor.facts.add(.success(PhotoDetails(photo: .sample(1), statistics: nil)))
        await presenter.handle(.look(.info))
        await presenter.handle(.look(.info))
        #expect(interactor.facts.asked == ["p1"])
        interactor.places.add(.success(.init(photo: .sample(2), total: 9)))
        await presenter.handle(.look(.next))
        await presenter.handle(.look(.info))
        #expect(interactor.facts.asked == ["p1", "p2"])
    }

    @Test(arguments: ScreenError.kinds)
    func `if details fail to load, the facts known from the list are shown with the reason`(
        error: ScreenError
    ) async {
        let presenter = await presenter(showing: .sample(1))
        interactor.facts.add(.failure(error))
        await presenter.handle(.look(.info))
        #expect(
            notes == [Note(kind: .problem, text: Phrases.explanation(error)), .quiet(Phrases.detailsMissing)])
        #expect(display.models.last?.details.isEmpty == false)
        interactor.facts.add(.success(PhotoDetails(photo: .sample(1), statistics: nil)))
        await presenter.handle(.look(.info))
        #expect(interactor.facts.asked == ["p1", "p1"])
    }

    @Test func `only the details of an animated picture have the label Animated`() async throws {
        let lists = PhotoLists(source: TestPages(catalog: StubCatalog([]), favorites: InMemoryFavorites([])))
        let interactor = PhotoFixture().detail(StubCatalog([]), lists, StubAnimations([Photo.sample(1).id]))
        for (photo, fact) in [(Photo.sample(1), ["yes"]), (.sample(2), [])] {
            let details = try await interactor.details(of: photo, in: .favorites)
            let facts = DetailModel(details).details
            #expect(facts.filter { $0.label == "Animated" }.map(\.value) == fact)
        }
    }

    @Test func `a canceled request for details prints nothing`() async {
        let presenter = await presenter(showing: .sample(1))
        let before = display.models.count
        interactor.facts.add(.failure(.catalog(.cancelled)))
        await presenter.handle(.look(.info))
        #expect(display.models.count == before)
    }

    @Test func `the next photo is prefetched if the list has loaded it`() async {
        let presenter = await presenter(showing: .sample(1))
        await presenter.prepare()
        #expect(display.prepared.map(\.title) == [Phrases.title(of: .sample(2))])
    }

    @Test func `to open another list, the presenter only calls the router`() async {
        let presenter = await presenter(showing: .sample(1))
        await presenter.handle(.photo(.similar(1, by: .color)))
        await presenter.handle(.photo(.author(1)))
        // Number 2 is not the photo on the screen, so this action does nothing.
        await presenter.handle(.photo(.similar(2, by: .color)))
        let author = Photo.sample(1).author
        #expect(
            router.moves == [
                .list(
                    .similar(Photo.sample(1).id, by: .color),
                    titled: ListTitle(Phrases.title(of: .sample(1)))),
                .list(.author(author.id, on: .demo), titled: ListTitle(Phrases.name(of: author))),
            ])
    }
}
