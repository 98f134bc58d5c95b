import FoundationEssentials
import GalleryCore
import PhotoStore
import TestKit
import Testing
import TextLayout
import UseCases
import Viper

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct CheckTests {
    private let favorites = InMemoryFavorites()
    private let console = RecordingConsole()
    private let date = Date(timeIntervalSince1970: 0)

    private static func photo(
        _ key: String, license: String = "CC BY 4.0", page: String = "https://a.example/1", width: Int = 900,
        service: ServiceName = .demo
    ) -> Photo {
        Photo(
            id: PhotoID(service: service, key: key), title: key, author: Author(name: "Ann"),
            license: License(code: "by", name: license), pageLink: page,
            size: PixelSize(width: width, height: 600), source: PictureSource([]))
    }

    private struct Stale: StaleReplies {
        var reason: CatalogError?
        func failure(of service: ServiceName) -> CatalogError? { reason }
    }

    /// Files whose credit is that of the photo with the same index.
    private struct Files: CreditReading {
        let photos: [Photo]

        func pictures(at paths: [String]) throws(StoreError) -> [CreditedFile] {
            zip(paths, photos).map { CreditedFile(path: $0, photo: $1, place: .embedded) }
        }
        func exists(_ path: String) -> Bool { true }
        func relative(_ path: String, to base: String?) -> String { path }
    }

    private func check(
        _ catalog: StubCatalog, isCommercial: Bool = false, stale: CatalogError? = nil,
        _ words: [String] = ["favorites"], _ files: any CreditReading = FileCredits()
    ) async -> [String] {
        console.clear(withScrollback: false)
        let fixture = PhotoFixture()
        await PresentedFeatures(on: console, navigator: SpyNavigator<Route>()).check(
            words,
            credits: CreditInteractor(
                saved: SavedPaths(files: fixture.files, credits: files), documents: fixture.documents,
                pictures: files, alts: fixture.alts, preferences: SessionValue(SavePreferences()),
                undo: fixture.undo),
            boards: InMemoryBoards(), favorites: favorites, catalog: catalog,
            stale: Stale(reason: stale), isCommercial: isCommercial,
            picturesFolder: "/pictures"
        ).appear(for: nil)
        return console.text
    }

    @Test func `"check" reports changed licenses, pages and sizes, and photos the service no longer has`()
        async
    {
        for key in ["a", "b", "c", "d", "e"] { favorites.add(Self.photo(key), at: date) }
        favorites.add(Self.photo("own", service: .own), at: date)
        let catalog = StubCatalog([
            Self.photo("a"), Self.photo("b", license: "CC BY-NC 4.0"),
            Self.photo("c", page: "https://a.example/2"), Self.photo("d", width: 800),
        ])
        let text = await check(catalog)
        #expect(
            Set(text) == [
                "b: the license was CC BY 4.0 and is now CC BY-NC 4.0",
                "c: the page is now https://a.example/2",
                "d: the file at demo is now 800 × 600; it was 900 × 600", "e: no longer at demo",
                "Checked 5 photos: 4 with findings.",
            ])
        #expect(console.problemCount == 4)
        #expect(catalog.requests.count == 5, "own pictures are not asked for")
    }

    @Test func `"check" reports a noncommercial license only with the commercial filter`()
        async
    {
        let photo = Self.photo("a", license: "CC BY-NC 4.0")
        favorites.add(photo, at: date)
        #expect(await check(StubCatalog([photo])) == ["Checked 1 photo: unchanged."])
        #expect(console.problemCount == 0)
        #expect(
            await check(StubCatalog([photo]), isCommercial: true).first?.contains("no commercial use") == true
        )
    }

    @Test func `after an error, "check" does not ask the service again and counts its photos as not checked`()
        async
    {
        for key in ["a", "b", "c"] { favorites.add(Self.photo(key), at: date) }
        let catalog = StubCatalog([Self.photo("a"), Self.photo("b"), Self.photo("c")])
        catalog.failNext(.timedOut)
        let text = await check(catalog)
        #expect(text.first?.hasPrefix("Not checked at demo: 3 photos.") == true)
        #expect(console.problemCount == 1)
        #expect(catalog.requests.count == 1)
    }

    @Test func `if a cached reply replaces the answer, "check" counts the photo as not checked`() async {
        favorites.add(Self.photo("a"), at: date)
        for photos in [[Self.photo("a")], []] {
            let text = await check(StubCatalog(photos), stale: .timedOut)
            #expect(text.count == 1 && text.first?.hasPrefix("Not checked at demo: 1 photo.") == true)
        }
    }

    @Test func `of several files of a photo, "check" asks the service once and reports each`() async {
        let photos = ["a", "b", "a", "c", "a"].map { Self.photo($0) }
        let catalog = StubCatalog([Self.photo("a", width: 800), Self.photo("b")])
        let text = await check(catalog, ["1", "2", "3", "4", "5"], Files(photos: photos))
        #expect(catalog.requests.count == 3)
        let found = ["1", "3", "5"].map { "\($0): the file at demo is now 800 × 600; it was 900 × 600" }
        #expect(Set(text) == Set(found + ["4: no longer at demo", "Checked 5 photos: 4 with findings."]))
    }

    @Test func `without favorites, "check favorites" has nothing to check`() async {
        #expect(await check(StubCatalog([])) == ["There are no pictures of a photo service to check."])
        #expect(console.problemCount == 0)
    }
}
