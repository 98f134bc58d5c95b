import GalleryCore
import TestKit
import Testing
import UseCases

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct LongListTests {
    private let search = PhotoListID.search(SearchQuery(keywords: "cats"))

    private func walked(_ spillFile: InMemorySpillFile?, pages: Int = 40) async throws -> PhotoLists {
        let catalog = StubCatalog(Photo.samples(30 * pages))
        let lists = PhotoLists(
            source: TestPages(catalog: catalog, favorites: InMemoryFavorites()), spillFile: spillFile)
        for _ in 0..<pages { _ = try await lists.more(search) }
        return lists
    }

    @Test func `a long list keeps a few hundred photos in memory and spills the others to disk`() async throws
    {
        let list = try await walked(InMemorySpillFile()).list(search)
        #expect(list.photos.count < 360)
        #expect(list.count == 1200)
        for index in [0, 1, 59, 60, 61, 500, 839, 840, 899, 1199] {
            #expect(list[index] == Photo.sample(index + 1), "\(index)")
        }
        #expect(list[-1] == nil && list[1200] == nil)
        #expect(list.photos(from: 55, most: 10) == Photo.samples(10, from: 56))
        #expect(list.photos(from: list.earlier.count - 2, most: 4).count == 4)
        #expect(list.photos(from: 1195, most: 100) == Photo.samples(5, from: 1196))
    }

    @Test func `all photos stay available if the spill file is missing or full`() async throws {
        for spillFile in [nil, InMemorySpillFile(room: 2)] {
            let list = try await walked(spillFile, pages: 20).list(search)
            #expect(list.count == 600)
            #expect(list[0] == Photo.sample(1) && list[130] == Photo.sample(131))
        }
    }

    @Test func `a photo that was spilled to disk is not listed again if a later page repeats it`()
        async throws
    {
        let catalog = StubCatalog(Photo.samples(600) + Photo.samples(30))
        let lists = PhotoLists(
            source: TestPages(catalog: catalog, favorites: InMemoryFavorites()),
            spillFile: InMemorySpillFile())
        for _ in 0..<20 { _ = try await lists.more(search) }
        let list = try await lists.more(search)
        #expect(list.count == 600 && !list.hasMore)
    }

    @Test func `after photos are spilled to disk, printed numbers refer to the same photos as before`()
        async throws
    {
        var pager = ListPager()
        pager.begin(with: try await walked(nil, pages: 1).list(search))
        pager.drew(4)
        // Another screen loaded many pages of the list.
        pager.extend(to: try await walked(InMemorySpillFile()).list(search))
        pager.advance()
        #expect(pager.upcoming.first == Photo.sample(5))
        #expect(pager.photo(3) == Photo.sample(3) && pager.photo(1200) == Photo.sample(1200))
        #expect(pager.numbers == 1...1200)
        #expect(pager.photo(0) == nil && pager.photo(1201) == nil)
        pager.drew(6)
        #expect(pager.drawn == Photo.samples(6, from: 5))
    }

    @Test @MainActor func `"prev" shows photos that were spilled to disk`() async throws {
        let lists = try await walked(InMemorySpillFile())
        let display = RecordingDetail()
        let presenter = DetailPresenter(
            list: search, index: 61, display: display,
            interactor: PhotoFixture().detail(StubCatalog([]), lists),
            photoCommands: PhotoFixture().commands, keys: PhotoFixture().keys,
            router: DetailRouter(navigator: SpyNavigator<Route>()))
        await presenter.appear()
        await presenter.handle(.look(.previous))
        await presenter.handle(.look(.previous))
        #expect(display.models.map(\.title) == ["Photo 62", "Photo 61", "Photo 60"])
    }
}
