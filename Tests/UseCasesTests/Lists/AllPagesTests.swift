import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct AllPagesTests {
    /// Returns one photo titled with the name of the source.
    private struct NamedSource: PageSource {
        let name: String

        func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
            var photo = Photo.sample(1, title: name)
            photo.color = nil
            return PhotoList(photos: [photo])
        }
        func page(
            _ number: Int, of list: PhotoListID, after last: PhotoID?
        ) async throws(CatalogError) -> PhotoList {
            var page = try await page(number, of: list)
            page.total = last == nil ? nil : 1
            return page
        }
    }

    private let catalog = StubCatalog([])
    private let seen = InMemorySeen()

    private var pages: AllPages {
        func source(_ name: String) -> any PageSource { NamedSource(name: name) }
        return AllPages(
            recommendations: source("recommendations"), ideas: source("ideas"),
            answered: source("catalog"), similar: source("similar"), named: source("named"),
            favorites: source("favorites"), boards: source("boards"), found: source("found"),
            folders: source("folders"),
            catalog: catalog, seen: seen)
    }

    private static let lists: [(PhotoListID, String)] = [
        (.recommendations, "recommendations"), (.ideas(Board.ID(1)), "ideas"),
        (.search(SearchQuery(keywords: "fog")), "catalog"), (.topic("sea"), "catalog"),
        (.collection("1"), "catalog"), (.author(.name("Ida"), on: .demo), "catalog"),
        (.random(""), "catalog"), (.similar(Photo.sample(1).id, by: .color), "similar"),
        (.named([Photo.sample(1).id]), "named"), (.favorites, "favorites"),
        (.folder(FolderQuery("/pictures")), "folders"), (.files(["/a.jpg"]), "folders"),
        (.board(Board.ID(1), query: WordQuery()), "boards"),
        (.favoritesMatching(WordQuery(["fog"])), "found"),
        (.seen(WordQuery()), "found"),
    ]

    @Test(arguments: lists)
    func `each list is loaded from its own source, which receives the last photo of the previous page`(
        list: PhotoListID, source: String
    ) async throws {
        let page = try await pages.page(2, of: list, after: Photo.sample(7).id)
        #expect(page.photos.map(\.title) == [source])
        #expect(page.total == 1)
    }

    @Test(arguments: [("3 fog", 3, "random fog"), ("2", 2, "random "), ("fog 3", 9, "random fog 3")])
    func `a number before the words limits the number of random photos`(
        words: String, count: Int, request: String
    ) async throws {
        let catalog = StubCatalog(Photo.samples(9))
        let page = try await CatalogPages(catalog: catalog, pool: CandidatePool(InMemoryReplies()))
            .page(1, of: .random(words))
        #expect(page.photos.count == count && page.hasMore == (count == 9))
        #expect(catalog.requests.first?.hasPrefix(request) == true)
    }

    @Test func `a photo listed without a color gets the color recorded when it was seen`() async throws {
        #expect(try await pages.page(1, of: .topic("sea")).photos[0].color == nil)
        seen.record([.sample(1)], at: .distantPast)
        #expect(try await pages.page(1, of: .topic("sea")).photos[0].color == Photo.sample(1).color)
    }

    @Test func `a list is prefetched only if it is local or more than half of its service's limit is left`() {
        #expect(pages.allowsPrefetching(in: .topic("sea")))
        catalog.put(RateBudget(limit: 50, remaining: 20))
        for (list, _) in Self.lists {
            #expect(pages.allowsPrefetching(in: list) == list.isLocal, "\(list)")
        }
        #expect(pages.allowsPrefetching(in: .author(.name("Ida"), on: .unsplash)))
    }
}
