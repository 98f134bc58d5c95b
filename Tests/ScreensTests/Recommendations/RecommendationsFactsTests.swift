import CommandShell
import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct RecommendationsFactsTests {
    private let display = RecordingDisplay<RecommendationsModel> { min(4, $0.list.cards.count) }
    private let router = SpyRouter()
    private let fog = BoardName(id: Board.ID(1), name: "Fog")

    private func presenter(_ interactor: StubRecommendations) -> RecommendationsPresenter {
        RecommendationsPresenter(
            display: display, interactor: interactor, photoCommands: PhotoFixture().commands, router: router)
    }

    private var notes: [Note] { display.models.flatMap(\.list.notes) }

    @Test func `recommendations of the last session are shown with their age, and no request is sent`() async
    {
        let date = Date().addingTimeInterval(-7300)
        let interactor = StubRecommendations(page: CachedReply(photos: Photo.samples(3), date: date))
        let presenter = presenter(interactor)
        await presenter.appear()
        #expect(notes == [.quiet(Phrases.remembered(Phrases.age(of: date, now: Date())))])
        #expect(presenter.numbers == 1...3)
        #expect(interactor.pages.asked.isEmpty)
    }

    @Test func `a new screen replaces the demo's page as soon as the service replies`() async {
        var fixture = PhotoFixture(), interactor = StubRecommendations()
        fixture.catalog = StubCatalog([], service: .openverse)
        interactor.stored = fixture.stored
        interactor.shown[.recommendations] = PhotoList(photos: Photo.samples(9))
        await presenter(interactor).handle(.show)
        #expect(display.models.last?.list.cards.first?.title == "Photo 1")
        interactor.renewal = PhotoList(photos: Photo.samples(9, from: 90))
        await presenter(interactor).handle(.show)
        #expect(display.models.last?.list.cards.first?.title == "Photo 90")
    }

    @Test func `"recommend" replaces outdated recommendations, unless the request for new ones fails`()
        async
    {
        let date = Date().addingTimeInterval(-7300)
        let interactor = StubRecommendations(page: CachedReply(photos: Photo.samples(3), date: date))
        interactor.age.isOutdated.withLock { $0 = true }
        interactor.pages.add(.success(PhotoList(photos: Photo.samples(5))))
        let presenter = presenter(interactor)
        await presenter.handle(.show)
        #expect(presenter.numbers == 1...5)
        #expect(interactor.pages.asked == ["over", "more"])

        let offline = StubRecommendations(page: interactor.page)
        offline.age.isOutdated.withLock { $0 = true }
        offline.pages.add(.failure(.timedOut))
        let other = self.presenter(offline)
        await other.handle(.show)
        #expect(other.numbers == 1...3)
        #expect(notes.contains { $0.kind == .problem })
    }

    @Test(arguments: CatalogError.kinds)
    func `if the first page fails to load, an error is printed, and "more" requests the page again`(
        error: CatalogError
    ) async {
        let interactor = StubRecommendations()
        interactor.pages.add(.failure(error))
        let presenter = presenter(interactor)
        await presenter.appear()
        #expect(notes == [Note(kind: .problem, text: Phrases.explanation(error))])
        #expect(presenter.numbers == nil)
        interactor.pages.add(.success(PhotoList(photos: Photo.samples(2), hasMore: false)))
        await presenter.handle(.more)
        #expect(presenter.numbers == 1...2)
    }

    @Test func `if there are no recommendations, a notice is printed`() async {
        let interactor = StubRecommendations()
        interactor.pages.add(.success(PhotoList(hasMore: false)))
        await presenter(interactor).appear()
        #expect(notes == [.info(Phrases.empty(.recommendations))])
    }

    @Test func `a failed refresh does not change the page of recommendations or its numbers`() async {
        let interactor = StubRecommendations(
            page: CachedReply(photos: Photo.samples(5), date: Date()))
        interactor.pages.add(.failure(.timedOut))
        let presenter = presenter(interactor)
        await presenter.appear()
        await presenter.handle(.renew(nil))
        #expect(notes.last == Note(kind: .problem, text: Phrases.explanation(.timedOut)))
        #expect(presenter.numbers == 1...5)
        #expect(interactor.pages.asked == ["over", "more"])
    }

    @Test func `"refresh" opens a new page, and after a failed request, "more" requests the page again`()
        async
    {
        let interactor = StubRecommendations(
            page: CachedReply(photos: Photo.samples(5), date: Date()), names: [fog])
        interactor.pages.add(.failure(.timedOut))
        interactor.pages.add(.success(PhotoList(photos: Photo.samples(6), hasMore: false)))
        let presenter = presenter(interactor)
        await presenter.appear()
        await presenter.handle(.refresh)
        #expect(router.moves == [.renewal(section: nil)])
        let next = self.presenter(interactor)
        await next.handle(.renew("fog"))
        #expect(next.isBlank)
        await next.handle(.refresh)
        #expect(router.moves.last == .renewal(section: "Fog"))
        await next.handle(.more)
        #expect(next.numbers == 1...6)
    }

    @Test func `"recommend" shows the same page again, but opens a new page if that page is outdated`() async
    {
        let interactor = StubRecommendations(
            page: CachedReply(photos: Photo.samples(5), date: Date()),
            shown: [.recommendations: PhotoList(photos: Photo.samples(5))])
        let presenter = presenter(interactor)
        await presenter.appear()
        await presenter.handle(.show)
        #expect(router.moves == [])
        interactor.age.isOutdated.withLock { $0 = true }
        await presenter.handle(.show)
        #expect(router.moves == [.renewal(section: nil)])
    }

    @Test func `photos passed over with "more" are recorded only in the first section`() async {
        let ideas = PhotoListID.ideas(fog.id)
        let list = PhotoList(photos: Photo.samples(6, from: 20), hasMore: false)
        let interactor = StubRecommendations(
            page: CachedReply(photos: Photo.samples(6), date: Date()), shown: [ideas: list], names: [fog])
        let presenter = presenter(interactor)
        await presenter.appear()
        await presenter.handle(.more)
        await presenter.handle(.section("fog"))
        await presenter.handle(.more)
        #expect(interactor.pages.asked == ["passed over p1 p2 p3 p4", "more"])
    }

    @Test func `for an unknown section, nothing changes and the nearest name is suggested`() async {
        let interactor = StubRecommendations(
            page: CachedReply(photos: Photo.samples(2), date: Date()), names: [fog])
        let presenter = presenter(interactor)
        await presenter.appear()
        await presenter.handle(.section("fug"))
        #expect(router.refusals == [UsageError(.board("fug", nearest: "Fog"))])
        #expect(presenter.numbers == 1...2)
    }

    @Test func `"prev" stops at the first section; without boards, "next" shows more photos`() async {
        let page = CachedReply(photos: Photo.samples(2), date: Date())
        let only = StubRecommendations(page: page)
        let alone = presenter(only)
        await alone.appear()
        await alone.handle(.neighbor(1))
        #expect(only.pages.asked == ["passed over p1 p2", "more"])
        let first = presenter(StubRecommendations(page: page, names: [fog]))
        await first.appear()
        await first.handle(.neighbor(-1))
        #expect(notes.last == .quiet(Phrases.Sections.end(Phrases.Sections.first, isFirst: true)))
    }

    @Test func `a loaded section is shown without a request, and a section not loaded is requested`() async {
        let ideas = PhotoListID.ideas(fog.id)
        let page = CachedReply(photos: Photo.samples(2), date: Date())
        let known = StubRecommendations(
            page: page, shown: [ideas: PhotoList(photos: Photo.samples(3, from: 9))], names: [fog])
        let presenter = presenter(known)
        await presenter.appear()
        await presenter.handle(.section("Fog"))
        #expect(presenter.numbers == 1...3)
        #expect(known.pages.asked.isEmpty)
        let fresh = StubRecommendations(page: page, names: [fog])
        fresh.pages.add(.success(PhotoList(photos: Photo.samples(1), hasMore: false)))
        let other = self.presenter(fresh)
        await other.appear()
        await other.handle(.section("Fog"))
        #expect(fresh.pages.asked == ["over", "more"])
        #expect(other.numbers == 1...1)
    }

    @Test func `to open a photo, the presenter only calls the router, with the title of the section`() async {
        let ideas = PhotoListID.ideas(fog.id)
        let interactor = StubRecommendations(
            page: CachedReply(photos: Photo.samples(2), date: Date()),
            shown: [ideas: PhotoList(photos: Photo.samples(3, from: 9))], names: [fog])
        let presenter = presenter(interactor)
        await presenter.appear()
        await presenter.handle(.photo(.open(2)))
        await presenter.handle(.section("Fog"))
        await presenter.handle(.photo(.open(1)))
        #expect(
            router.moves == [
                .detail(.recommendations, titled: ListTitle(), at: 1),
                .detail(ideas, titled: ListTitle("Fog"), at: 0),
            ])
    }
}
