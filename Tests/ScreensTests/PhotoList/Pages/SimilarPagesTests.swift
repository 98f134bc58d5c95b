import Fakes
import GalleryCore
import Synchronization
import Testing
import Waiting
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct SimilarPagesTests {
    /// Colours by the photos' keys.
    private struct Colors: ColorFinding {
        var known: [String: RGB] = [:]
        func color(of photo: Photo) async -> RGB? { known[photo.id.key] }
    }

    /// What is at hand, in the order given; notes what it was asked among.
    private final class AtHand: SimilarPhotos {
        let photos: [Photo]
        let found = Mutex<[Photo]>([])
        init(_ photos: [Photo]) { self.photos = photos }
        func photo(_ id: PhotoID) -> Photo? { photos.first { $0.id == id } }
        func alike(_ photo: Photo, by likeness: Similarity, among found: [Photo], count: Int) -> [Photo] {
            self.found.withLock { $0 = found }
            return Array((photos + found).filter { $0.id != photo.id }.prefix(count))
        }
    }

    private let id = Photo.samples(1)[0].id

    @Test func `what the service has comes first, page by page`() async throws {
        let catalog = StubCatalog(Photo.samples(40))
        let pages = SimilarPages(catalog: catalog, atHand: AtHand([]), colors: Colors())
        let first = try await pages.page(1, of: .similar(id, by: .subject))
        #expect(first.photos.count == 30 && first.hasMore && first.notes.isEmpty)
        #expect(try await pages.page(2, of: .similar(id, by: .subject)).photos.count == 10)
        #expect(catalog.requests == ["photo \(id) 1", "like \(id) 1", "photo \(id) 1", "like \(id) 2"])
    }

    @Test func `without the service there is what is at hand, and that is said`() async throws {
        let catalog = StubCatalog([])
        catalog.failNext(.timedOut)
        let pages = SimilarPages(catalog: catalog, atHand: AtHand(Photo.samples(5)), colors: Colors())
        let list = try await pages.page(1, of: .similar(id, by: .subject))
        #expect(list.photos.map(\.id) == Photo.samples(5).dropFirst().map(\.id))
        #expect(!list.hasMore)
        #expect(list.notes == [.local(because: .timedOut)])
    }

    @Test func `with nothing at hand the fault is told, and stopping is no fault`() async {
        for (error, photos) in [(CatalogError.timedOut, []), (.cancelled, Photo.samples(5))] {
            let catalog = StubCatalog([])
            catalog.failNext(error)
            let pages = SimilarPages(catalog: catalog, atHand: AtHand(photos), colors: Colors())
            await #expect(throws: error) {
                try await pages.page(1, of: .similar(id, by: .subject))
            }
        }
    }

    @Test func `by colour the service is asked for what is similar, and may fail`() async throws {
        var photo = Photo.samples(1)[0]
        photo.color = RGB(red: 9, green: 9, blue: 9)
        let catalog = StubCatalog(Photo.samples(3, from: 7))
        let atHand = AtHand([photo] + Photo.samples(2, from: 2))
        let pages = SimilarPages(catalog: catalog, atHand: atHand, colors: Colors())
        let list = try await pages.page(1, of: .similar(id, by: .color))
        #expect(list.total == 5 && !list.hasMore)
        #expect(atHand.found.withLock { $0.count } == 3)
        catalog.failNext(.timedOut)
        #expect(try await pages.page(1, of: .similar(id, by: .color)).total == 2)
    }

    @Test func `where the service tells no colours the pictures do`() async throws {
        let plain = Photo.samples(4).map { photo in
            var photo = photo
            photo.color = nil
            return photo
        }
        let (red, blue) = (RGB(red: 200, green: 20, blue: 20), RGB(red: 20, green: 20, blue: 200))
        let atHand = AtHand([])
        let pages = SimilarPages(
            catalog: StubCatalog(plain), atHand: atHand,
            colors: Colors(known: [plain[0].id.key: red, plain[1].id.key: blue, plain[2].id.key: red]))
        _ = try await pages.page(1, of: .similar(plain[0].id, by: .color))
        let found = atHand.found.withLock { $0 }
        #expect(found.first { $0.id == plain[1].id }?.color == blue)
        #expect(found.first { $0.id == plain[2].id }?.color == red)
        #expect(found.first { $0.id == plain[3].id }.map { $0.color == nil } == true)
    }

    @Test func `a photo without a colour is like none by it`() async {
        var photo = Photo.samples(1)[0]
        photo.color = nil
        let pages = SimilarPages(catalog: StubCatalog([photo]), atHand: AtHand([]), colors: Colors())
        await #expect(throws: CatalogError.impossible(.color)) {
            try await pages.page(1, of: .similar(id, by: .color))
        }
    }
}
