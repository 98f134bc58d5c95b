import GalleryCore
import TestKit
import Testing
import UseCases

@Suite(.timeLimit(.minutes(10))) struct FilesCatalogTests {
    private let files = FilesCatalog(
        ["/a", "/b"],
        in: StubPictureFolders(["/a": .folder("/a"), "/b": .folder("/b")], photos: Photo.samples(3)),
        looks: SessionValue(nil))

    @Test(arguments: [
        PhotoQuery.feed, .search(SearchQuery(keywords: "fog")), .random(""), .random("fog"),
        .search(SearchQuery(keywords: "", filters: [.color: "red"])),
    ])
    func `folders have a feed, searches and random pictures`(query: PhotoQuery) async throws {
        #expect(try await files.page(of: query, PageRequest(number: 1)).items.count == 3)
    }

    @Test(arguments: [PhotoQuery.topic("fog"), .collection("1"), .author(.name("Ida"), on: .files)])
    func `folders have no topics, collections and authors`(query: PhotoQuery) async {
        let error = await #expect(throws: CatalogError.self) {
            try await files.page(of: query, PageRequest(number: 1))
        }
        guard case .impossible? = error else { return #expect(error == nil) }
    }

    @Test(arguments: [("size", true), ("latest", false), ("random", false)])
    func `a search is in the order of its filter`(order: String, isReversed: Bool) async throws {
        let search = SearchQuery(typed: "fog order:\(order)")
        #expect(search.filters[.order] == order && files.filters.gaps(in: search).isEmpty)
        let found = try await files.page(of: .search(search), PageRequest(number: 1)).items.map(\.id)
        let all = Photo.samples(3).map(\.id)
        #expect(found == (isReversed ? all.reversed() : all))
    }

    @Test func `if no folder can be read, the first is named by the error`() async {
        let missing = FilesCatalog(["/c"], in: StubPictureFolders(), looks: SessionValue(nil))
        await #expect(throws: CatalogError.notStored(.unreadable(path: "/c", cause: .system(2)))) {
            try await missing.page(of: .feed, PageRequest(number: 1))
        }
    }
}
