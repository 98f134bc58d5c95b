import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct TooManyPhotosTests {
    private static func page(
        _ service: TestedService, _ body: String, size: Int = 30
    ) async throws -> Page<Photo> {
        let server = try PreparedServer { _ in .init(body: body) }
        return try await service.catalog(server.base).page(
            of: .search(SearchQuery(keywords: "fog")), PageRequest(number: 1, size: size))
    }

    @Test(arguments: TestedService.allCases)
    func `photos beyond the requested page size are dropped`(service: TestedService) async throws {
        let body = service.page((0..<4_000).map { service.photo($0) })
        let page = try await Self.page(service, body)
        #expect(page.items.count == 30)
        #expect(Set(page.items.map(\.id)).count == 30)
    }

    @Test(arguments: TestedService.allCases)
    func `a reply above the size limit is refused`(service: TestedService) async throws {
        let body = service.page((0..<10_000).map { service.photo($0) })
        await #expect(throws: CatalogError.tooLarge(limit: 8 << 20)) {
            _ = try await Self.page(service, body)
        }
    }

    @Test(arguments: TestedService.allCases)
    func `duplicate photos are returned once`(service: TestedService) async throws {
        let body = service.page([1, 2, 1, 1, 2, 3].map { service.photo($0) })
        let page = try await Self.page(service, body)
        #expect(Set(page.items.map(\.id)).count == 3)
        #expect(page.items.count == 3)
    }

    @Test(arguments: TestedService.allCases, [-1, Int.min, Int.max])
    func `with an impossible total, the photos are returned, and the total is missing or not negative`(
        service: TestedService, total: Int
    ) async throws {
        let page = try await Self.page(service, service.page([service.photo(1)], total: total))
        #expect(page.items.count == 1)
        if let total = page.total { #expect(total >= 0) }
    }
}
