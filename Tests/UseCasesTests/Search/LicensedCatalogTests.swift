import GalleryCore
import TestKit
import Testing
import UseCases

@Suite(.timeLimit(.minutes(10))) struct LicensedCatalogTests {
    private let license = SessionValue<String?>(nil)

    private func photos() -> [Photo] {
        ["cc0", "by-nc", "by"].enumerated().map { index, code in
            var photo = Photo.sample(index)
            photo.license = License(code: code, name: code)
            return photo
        }
    }

    private func page(_ catalog: StubCatalog, _ query: PhotoQuery) async throws -> Page<Photo> {
        try await LicensedCatalog(catalog, only: license).page(of: query, PageRequest(number: 1))
    }

    @Test(
        arguments: [
            ([.width: ">2000"], ["p2"]), ([.width: "2000"], ["p1", "p2"]), ([.height: "<=1000"], ["p0"]),
            ([.width: ">=2000", .height: "<=2000"], ["p1"]), ([.width: ">9000"], []),
        ] as [([FilterName: String], [String])])
    func `limits of width and height are applied to the results and not sent to the service`(
        limits: [FilterName: String], keys: [String]
    ) async throws {
        let photos = (0..<4).map { index in
            var photo = Photo.sample(index)
            photo.size = index < 3 ? PixelSize(width: (index + 1) * 1_000, height: (index + 1) * 1_000) : nil
            return photo
        }
        let catalog = StubCatalog(photos)
        let fog = SearchQuery(keywords: "fog", filters: limits.merging([.color: "bw"]) { $1 })
        let page = try await page(catalog, .search(fog))
        #expect(page.items.map(\.id.key) == keys && page.total == nil)
        #expect(catalog.requests == ["search fog color:bw 1"], "\(catalog.requests)")
    }

    @Test func `the index of files limits width and height itself`() async throws {
        let catalog = StubCatalog(photos(), service: .files)
        let wide = SearchQuery(keywords: "fog", filters: [.width: ">2000"])
        _ = try await page(catalog, .search(wide))
        #expect(catalog.requests == ["search fog width:>2000 1"])
    }

    @Test func `without a default license, all photos are listed without a note`() async throws {
        let page = try await page(StubCatalog(photos()), .feed)
        #expect(page.items.count == 3 && page.notes.isEmpty)
    }

    @Test(arguments: [PhotoQuery.feed, .random(""), .topic("fog")])
    func `lists contain only photos with the default license`(query: PhotoQuery) async throws {
        license.value = "commercial"
        let page = try await page(StubCatalog(photos()), query)
        #expect(page.items.map(\.license.code) == ["cc0", "by"])
        #expect(page.notes == [.license("commercial")])
        #expect(page.total == nil)
    }

    @Test
    func `the default license filters the request if the service supports it, else the results`()
        async throws
    {
        license.value = "commercial"
        let fog = SearchQuery(keywords: "fog")
        let able = StubCatalog(photos())
        _ = try await page(able, .search(fog))
        #expect(able.requests.first?.contains("license:commercial") == true)
        let unable = StubCatalog(photos(), filters: FilterAbility([:]))
        #expect(try await page(unable, .search(fog)).items.count == 2)
        #expect(unable.requests.first?.contains("license") == false)
    }

    @Test func `a license in the search overrides the default`() async throws {
        license.value = "commercial"
        let search = SearchQuery(keywords: "fog", filters: [.license: "by-nc"])
        let page = try await page(StubCatalog(photos()), .search(search))
        #expect(page.notes.isEmpty && page.items.count == 3)
    }

    @Test func `a search for any license lists all photos, whatever the default license`() async throws {
        license.value = "commercial"
        let any = SearchQuery(keywords: "fog", filters: [.license: FilterName.any])
        #expect(try await page(StubCatalog(photos()), .search(any)).items.count == 3)
    }
}
