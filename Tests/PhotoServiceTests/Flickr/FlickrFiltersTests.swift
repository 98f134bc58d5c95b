import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FlickrFiltersTests {
    private func parameters(_ filters: [FilterName: String]) -> [String: String]? {
        FlickrSearch.parameters(SearchQuery(keywords: "fog", filters: filters)).map { all in
            Dictionary(all.map { ($0.name, $0.value) }) { first, _ in first }
        }
    }

    /// License numbers of Flickr's `photos.licenses.getInfo`.
    @Test(
        arguments: [
            ("by", "4,11"), ("by-sa", "5,12"), ("by-nd", "6,13"), ("by-nc", "2,14"), ("by-nc-sa", "1,15"),
            ("by-nc-nd", "3,16"), ("cc0", "9"), ("pdm", "10"), ("public", "9,10"), ("by,public", "4,9,10,11"),
            ("cc", "1,2,3,4,5,6,9,11,12,13,14,15,16"), ("commercial", "4,5,6,9,10,11,12,13"),
            ("modification", "1,2,4,5,9,10,11,12,14,15"), ("commercial,modification", "4,5,9,10,11,12"),
            ("by-sa,by-nc,commercial", "5,12"), ("any", nil),
        ] as [(String, String?)])
    func `a license filter is sent as the numbers of allowed licenses`(value: String, numbers: String?) {
        #expect(FilterName.license.accepts(value) && FlickrSearch.ability.supports(.license, value))
        #expect(parameters([.license: value])?["license"] == numbers)
    }

    @Test func `contradictory license filters give an empty result without a request`() async throws {
        #expect(parameters([.license: "by-nc,commercial"]) == nil)
        let server = try PreparedServer { _ in .init(body: FlickrFixture.page([])) }
        let catalog = try FlickrCatalog(base: server.base, key: "canary", transport: .test())
        let query = SearchQuery(keywords: "fog", filters: [.license: "by-nc,commercial"])
        let page = try await catalog.page(of: .search(query), PageRequest(number: 1))
        #expect(page == Page(items: [], total: 0, hasMore: false))
        #expect(server.requests.isEmpty)
    }

    @Test(
        arguments: [
            ([:], ["sort": "relevance", "content_types": "0"]),
            ([.order: "latest"], ["sort": "date-posted-desc", "content_types": "0"]),
            ([.order: "popular"], ["sort": "interestingness-desc", "content_types": "0"]),
            ([.type: "illustration"], ["sort": "relevance", "content_types": "2"]),
            ([.type: "any", .content: "high"], ["sort": "relevance", "content_types": "0,1,2,3"]),
        ] as [([FilterName: String], [String: String])])
    func `order and type, or their defaults, are translated to the service's parameters`(
        filters: [FilterName: String], expected: [String: String]
    ) {
        let always = ["text": "fog", "license": "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16"]
        #expect(parameters(filters) == expected.merging(always) { $1 })
    }

    @Test
    func `unsupported filter values are identified; filters without keywords are refused before any request`()
        async throws
    {
        let ability = FlickrSearch.ability
        for (name, value) in [
            (FilterName.orientation, "square"), (.color, "red"), (.type, "artwork"), (.content, "low"),
            (.lang, "de"), (.collection, "7"), (.source, "met"), (.size, "large"), (.order, "editorial"),
        ] {
            #expect(!ability.supports(name, value), "\(name)")
        }
        let server = try PreparedServer { _ in .init(body: FlickrFixture.page([])) }
        let catalog = try FlickrCatalog(base: server.base, key: "canary", transport: .test())
        let bare = SearchQuery(keywords: "", filters: [.license: "by"])
        await #expect(throws: CatalogError.impossible(.filtersAlone(.flickr))) {
            try await catalog.page(of: .search(bare), PageRequest(number: 1))
        }
        #expect(server.requests.isEmpty)
    }
}
