import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct UnsplashFiltersTests {
    @Test(
        arguments: [
            (.orientation, "square", "orientation", "squarish"), (.color, "bw", "color", "black_and_white"),
            (.color, "teal", "color", "teal"), (.order, "editorial", "order_by", "editorial"),
            (.collection, "bo8jQKTaE0Y,12", "collections", "bo8jQKTaE0Y,12"),
            (.content, "high", "content_filter", "high"), (.lang, "de", "lang", "de"),
            (.lang, "zh-hant", "lang", "zh-Hant"), (.lang, "pt-pt", "lang", "pt-pt"),
        ] as [(FilterName, String, String, String)])
    func `each filter is translated to the service's parameter and value`(
        name: FilterName, value: String, parameter: String, sent: String
    ) {
        #expect(name.accepts(value))
        #expect(UnsplashFilters.ability.supports(name, value))
        let parameters = UnsplashFilters.parameters([name: value])
        #expect(parameters.map(\.name) == [parameter] && parameters.map(\.value) == [sent])
    }

    @Test func `each supported filter value is sent, except those of the type filter`() {
        // The type is not sent, because all results are photographs.
        for name in FilterName.allCases where name != .type {
            for value in name.values where UnsplashFilters.ability.supports(name, value) {
                #expect(!UnsplashFilters.parameters([name: value]).isEmpty, "\(name) \(value)")
            }
        }
        for (name, value) in [
            (FilterName.license, "by"), (.size, "large"), (.source, "met"), (.order, "popular"),
            (.type, "artwork"),
        ] {
            #expect(!UnsplashFilters.ability.supports(name, value), "\(name)")
        }
    }

    @Test(
        arguments: [
            (SearchQuery(keywords: "кошки"), "ru"), (SearchQuery(keywords: "їжак"), "uk"),
            (SearchQuery(keywords: "猫"), "zh-Hans"), (SearchQuery(keywords: "写真のねこ"), "ja"),
            (SearchQuery(keywords: "кошки", filters: [.lang: "bg"]), "bg"),
            (SearchQuery(keywords: "café"), nil),
        ])
    func `a query's language is sent if the script implies it or a filter requests it`(
        query: SearchQuery, sent: String?
    ) async throws {
        let server = try PreparedServer { _ in
            .init(body: #"{"total": 0, "total_pages": 0, "results": []}"#)
        }
        let catalog = try UnsplashCatalog(base: server.base, key: "canary", transport: .test())
        _ = try await catalog.page(of: .search(query), PageRequest(number: 1))
        let asked = try #require(server.requests.first)
        #expect(asked.query["lang"] == sent)
    }

    @Test func `filters without keywords are refused without a request`() async throws {
        let server = try PreparedServer { _ in .init(body: "[]") }
        let catalog = try UnsplashCatalog(base: server.base, key: "canary", transport: .test())
        await #expect(throws: CatalogError.impossible(.filtersAlone(.unsplash))) {
            let query = SearchQuery(keywords: "", filters: [.color: "red"])
            return try await catalog.page(of: .search(query), PageRequest(number: 1))
        }
        #expect(server.requests.isEmpty)
    }

    @Test func `a photo or collection search throws a spam error if the service rejects the query as spam`()
        async throws
    {
        let server = try PreparedServer { _ in
            .init(status: 410, body: #"{"errors": ["Query flagged as spam"]}"#)
        }
        let catalog = try UnsplashCatalog(base: server.base, key: "canary", transport: .test())
        for shelf in [false, true] {
            await #expect(throws: CatalogError.impossible(.spam)) {
                if shelf {
                    _ = try await catalog.collections(.collections("cheap pills"), PageRequest(number: 1))
                } else {
                    _ = try await catalog.page(
                        of: .search(SearchQuery(keywords: "cheap pills")), PageRequest(number: 1))
                }
            }
        }
    }
}
