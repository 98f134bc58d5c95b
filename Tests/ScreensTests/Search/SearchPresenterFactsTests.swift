import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct SearchPresenterFactsTests {
    private let display = RecordingDisplay<SearchModel> { min(4, $0.list.cards.count) }
    private let router = SpyRouter()
    private let cats = SearchQuery(keywords: "cats")

    private func presenter(_ interactor: StubSearch) -> SearchPresenter {
        SearchPresenter(
            query: cats, display: display, interactor: interactor, photoCommands: PhotoFixture().commands,
            router: router)
    }

    private var notes: [Note] { display.models.flatMap(\.list.notes) }

    @Test(arguments: CatalogError.kinds)
    func `a failed search prints one message, without a heading or photos`(error: CatalogError) async {
        let interactor = StubSearch()
        interactor.pages.add(.failure(error))
        let presenter = presenter(interactor)
        await presenter.handle(.find(cats))
        #expect(notes == [Note(kind: .problem, text: Phrases.explanation(error))])
        #expect(display.models.allSatisfy { $0.list.heading == nil && $0.list.cards.isEmpty })
        #expect(presenter.numbers == nil)
    }

    @Test func `a canceled search prints no error`() async {
        let interactor = StubSearch()
        interactor.pages.add(.failure(.cancelled))
        await presenter(interactor).handle(.find(cats))
        #expect(notes.isEmpty)
    }

    @Test func `an empty result prints one sentence without a heading`() async {
        let interactor = StubSearch()
        interactor.pages.add(.success(PhotoList(total: 0, hasMore: false)))
        let presenter = presenter(interactor)
        await presenter.handle(.find(cats))
        #expect(display.models.last?.list.heading == nil)
        #expect(notes == [.info(Phrases.empty(.search(cats)))])
        #expect(presenter.numbers == nil)
    }

    @Test func `each unsupported filter is reported with the service, and no request is sent`() async {
        let gaps = [
            FilterGap(name: .color, value: "red", allowed: []),
            FilterGap(name: .order, value: "popular", allowed: ["latest"]),
        ]
        let interactor = StubSearch(gaps: gaps)
        await presenter(interactor).handle(.find(cats))
        #expect(
            notes == gaps.map { Note(kind: .problem, text: Phrases.filterUnavailable($0, on: .unsplash)) })
        #expect(interactor.pages.asked.isEmpty)
        #expect(display.waits.isEmpty)
    }

    @Test func `notes about a page of results are printed below the page`() async {
        let interactor = StubSearch()
        let facts: [PageNote] = [.incomplete(because: .timedOut), .depthLimit(240, of: .unsplash)]
        interactor.pages.add(.success(PhotoList(photos: Photo.samples(2), hasMore: false, notes: facts)))
        await presenter(interactor).handle(.find(cats))
        #expect(notes.map(\.text) == facts.map { Phrases.note($0) })
        #expect(notes.map(\.kind) == [.warning, .quiet])
    }

    @Test
    func `if the next page fails to load, photo numbers stay valid, and "more" requests the page again`()
        async
    {
        let interactor = StubSearch()
        interactor.pages.add(.success(PhotoList(photos: Photo.samples(4))))
        interactor.pages.add(.failure(.timedOut))
        interactor.pages.add(.success(PhotoList(photos: Photo.samples(6), hasMore: false)))
        let presenter = presenter(interactor)
        await presenter.handle(.find(cats))
        await presenter.handle(.more)
        #expect(notes.map(\.text) == [Phrases.explanation(.timedOut)])
        #expect(presenter.numbers == 1...4)
        await presenter.handle(.more)
        #expect(display.models.last?.list.cards.map(\.number) == [5, 6])
        #expect(interactor.pages.asked == ["find cats", "more", "more"])
    }

    @Test func `after a failed search, photo numbers stay valid, and "more" and "refresh" repeat the search`()
        async
    {
        let dogs = SearchQuery(keywords: "dogs")
        let interactor = StubSearch(found: ["fog"])
        interactor.pages.add(.success(PhotoList(photos: Photo.samples(3), hasMore: false)))
        for _ in 0..<2 { interactor.pages.add(.failure(.unauthorized)) }
        interactor.pages.add(.success(PhotoList(photos: Photo.samples(1), hasMore: false)))
        let presenter = presenter(interactor)
        await presenter.handle(.find(cats))
        await presenter.handle(.find(dogs))
        #expect(presenter.numbers == 1...3)
        await presenter.handle(.refine("night"))
        #expect(router.moves == [.search(SearchQuery(keywords: "dogs night"), after: [dogs])])
        await presenter.handle(.more)
        await presenter.handle(.refresh)
        #expect(interactor.pages.asked == ["find cats", "find dogs", "find dogs", "find dogs"])
        #expect(presenter.numbers == 1...1)
    }

    @Test func `"wider" shows a loaded search without a request`() async {
        let narrow = SearchQuery(keywords: "cats fog")
        let interactor = StubSearch(
            remembered: [cats: PhotoList(photos: Photo.samples(2), hasMore: false)])
        interactor.pages.add(.success(PhotoList(photos: Photo.samples(3), hasMore: false)))
        interactor.pages.add(.success(PhotoList(photos: Photo.samples(1), hasMore: false)))
        let presenter = presenter(interactor)
        await presenter.handle(.find(cats))
        await presenter.handle(.find(narrow, after: [cats]))
        await presenter.handle(.wider)
        #expect(display.models.compactMap(\.list.heading).last == Phrases.heading(.search(cats)))
        #expect(interactor.pages.asked == ["find cats", "find \(narrow.text)"])
    }

    @Test func `to open a photo, similar photos or an author, the presenter only calls the router`() async {
        let interactor = StubSearch()
        interactor.pages.add(.success(PhotoList(photos: Photo.samples(3), hasMore: false)))
        let presenter = presenter(interactor)
        await presenter.handle(.find(cats))
        await presenter.handle(.photo(.open(3)))
        await presenter.handle(.photo(.similar(2, by: .subject)))
        await presenter.handle(.photo(.author(1)))
        let author = Photo.sample(1).author
        #expect(
            router.moves == [
                .detail(.search(cats), titled: ListTitle(), at: 2),
                .list(
                    .similar(Photo.sample(2).id, by: .subject),
                    titled: ListTitle(Phrases.title(of: Photo.sample(2)))),
                .list(.author(author.id, on: .demo), titled: ListTitle(Phrases.name(of: author))),
            ])
    }
}
