import GalleryCore
import TestKit
import Testing

@testable import UseCases

@Suite(.timeLimit(.minutes(10))) struct StatedCreditsTests {
    private static func photo(_ number: Int, _ service: ServiceName = .commons) -> Photo {
        Photo(
            id: PhotoID(service: service, key: "\(number)"), author: Author(name: ""),
            license: License(code: "by", name: "CC BY 4.0"), source: PictureSource([]))
    }

    private static func statement(_ numbers: ClosedRange<Int>) -> [PhotoID: StatedCredit] {
        Dictionary(
            uniqueKeysWithValues: numbers.map { number in
                (photo(number).id, StatedCredit(authors: [Author(name: "Ida \(number)")]))
            })
    }

    private let catalog = StubCatalog([], service: .commons)
    private let store = InMemoryStatedCredits()

    private func credits(limit: Duration = .seconds(240)) -> StatedCredits {
        StatedCredits(catalog: catalog, store: store, limit: limit)
    }

    @Test func `credits are requested in batches of 50, stored, and not requested again`() async {
        catalog.put(Self.statement(1...70))
        let photos = (1...70).map { Self.photo($0) }
        let credits = credits()
        await credits.load(photos + photos)
        #expect(catalog.requests.sorted() == ["stated 20 1", "stated 50 1"])
        #expect(photos.map(credits.known).map(\.author.name) == (1...70).map { "Ida \($0)" })
        let later = self.credits()
        await later.load(photos)
        #expect(later.known(photos[2]).author.name == "Ida 3")
        #expect(catalog.requests.count == 2)
    }

    @Test func `the answer that nothing is stated is stored, a missing answer is not`() async {
        catalog.put([Self.photo(1).id: StatedCredit()])
        await credits().load([Self.photo(1), Self.photo(2)])
        #expect(credits().known(Self.photo(1)).provenance == CreditProvenance(author: .page, license: .page))
        #expect(credits().known(Self.photo(2)) == Self.photo(2))
        await credits().load([Self.photo(1), Self.photo(2)])
        #expect(catalog.requests == ["stated 2 1", "stated 1 1"])
    }

    @Test func `photos of other services are not requested`() async {
        let photos = [Self.photo(1, .demo), Self.photo(2, .unsplash), Self.photo(3, .own)]
        await credits().load(photos)
        credits().prefetch(photos)
        #expect(catalog.requests.isEmpty)
        #expect(photos.map(credits().known) == photos)
    }

    @Test func `after a failure the photo is unchanged, and commands do not wait again`() async {
        catalog.put(Self.statement(1...1))
        catalog.failNext(.timedOut)
        let credits = credits()
        await credits.load([Self.photo(1)])
        #expect(credits.known(Self.photo(1)) == Self.photo(1))
        await credits.load([Self.photo(1)])
        #expect(catalog.requests.count == 1)
    }

    @Test func `a stored credit stays as it is`() async {
        store.add([Self.photo(1).id: StatedCredit(authors: [Author(name: "Ole")])])
        catalog.put(Self.statement(1...1))
        let credits = credits()
        await credits.load([Self.photo(1)])
        #expect(credits.known(Self.photo(1)).author.name == "Ole" && catalog.requests.isEmpty)
    }

    @Test func `a service that does not answer is awaited until the limit only`() async {
        let silent = SilentCatalog()
        let credits = StatedCredits(catalog: silent, store: store, limit: .milliseconds(20))
        await credits.load([Self.photo(1)])
        #expect(credits.known(Self.photo(1)) == Self.photo(1))
    }

    @Test func `a prefetched credit is awaited by the command that needs it`() async {
        catalog.put(Self.statement(1...1))
        let credits = credits()
        credits.prefetch([Self.photo(1)])
        await credits.load([Self.photo(1)])
        #expect(credits.known(Self.photo(1)).author.name == "Ida 1")
        #expect(catalog.requests.count <= 2)
    }
}

/// Catalog whose requests end only by cancellation.
private struct SilentCatalog: PhotoCatalog {
    var service: ServiceName { .commons }
    var filters: FilterAbility { .everything }

    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        throw .notFound
    }
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo { throw .notFound }
    func statedCredits(of ids: [PhotoID]) async throws(CatalogError) -> [PhotoID: StatedCredit] {
        try? await Task.sleep(for: .seconds(600))
        throw .cancelled
    }
}
