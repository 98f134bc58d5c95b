import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct StoredPagesTests {
    private let seen = InMemorySeen((1...70).map { .sample($0, tags: $0 % 2 == 0 ? ["fog"] : []) })

    @Test func `seen photos are paged without duplicates or gaps`() async throws {
        let lists = PhotoLists(source: StoredPages(matching: NoFavorites(), seen: seen))
        let fog = PhotoListID.seen(WordQuery(["fog"]))
        #expect(try await lists.more(fog).photos.count == 30)
        let all = try await lists.more(fog)
        #expect(all.photos.map(\.id) == (1...35).map { Photo.sample(2 * $0).id })
        #expect(!all.hasMore)
        #expect(all.total == 35)
    }

    @Test func `a photo seen during paging does not cause another photo to be skipped`() async throws {
        let lists = PhotoLists(source: StoredPages(matching: NoFavorites(), seen: seen))
        let everything = PhotoListID.seen(WordQuery())
        _ = try await lists.more(everything)
        seen.record([.sample(80)], at: Date(timeIntervalSince1970: 0))
        _ = try await lists.more(everything)
        let all = try await lists.more(everything)
        #expect(all.photos.map(\.id) == (1...70).map { Photo.sample($0).id })
    }

    @Test func `an error of the store is thrown`() async {
        let pages = StoredPages(matching: NoFavorites(), seen: seen)
        await #expect(throws: CatalogError.notStored(.busy)) {
            try await pages.page(1, of: .favoritesMatching(WordQuery(["fog"])))
        }
    }
}

private struct NoFavorites: FavoritesSearching {
    func favorites(
        matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> Page<Photo> {
        throw .busy
    }
}
