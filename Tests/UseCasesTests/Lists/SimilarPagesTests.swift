import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct SimilarPagesTests {
    /// Colors and descriptors by photo key; the descriptor of a nonempty file depends on its first byte.
    private struct Pictures: ColorFinding, DescriptorFinding {
        var known: [String: RGB] = [:]
        var descriptors: [String: VisualDescriptor] = [:]
        func color(of photo: Photo) async -> RGB? { known[photo.id.key] }
        func descriptor(of photo: Photo) async -> VisualDescriptor? { descriptors[photo.id.key] }
        func descriptor(of file: [UInt8]) async throws(PictureError) -> VisualDescriptor {
            guard let byte = file.first else { throw .foreign(.empty) }
            return .plain(byte)
        }
    }

    /// Local photos in the order given; records the candidates passed to it.
    private final class StubLocalPhotos: SimilarPhotos {
        let photos: [Photo]
        let found = Mutex<[Photo]>([])
        let descriptors: [VisualDescriptor]
        let others: [PhotoID: VisualDescriptor]
        init(
            _ photos: [Photo], descriptors: [VisualDescriptor] = [], others: [PhotoID: VisualDescriptor] = [:]
        ) {
            self.photos = photos
            self.descriptors = descriptors
            self.others = others
        }
        func photo(_ id: PhotoID) -> Photo? { photos.first { $0.id == id } }
        func descriptor(of photo: PhotoID) -> VisualDescriptor? {
            others[photo] ?? zip(photos, descriptors).first { $0.0.id == photo }?.1
        }
        func similar(to photo: Photo, count: Int) -> [Photo] {
            similar(to: photo, byColorAmong: [], count: count)
        }
        func similar(to photo: Photo, byColorAmong found: [Photo], count: Int) -> [Photo] {
            self.found.withLock { $0 = found }
            return Array((photos + found).filter { $0.id != photo.id }.prefix(count))
        }
        func similar(to descriptor: VisualDescriptor, count: Int) -> [Photo] {
            zip(photos, descriptors).sorted { descriptor.distance($0.1) < descriptor.distance($1.1) }.prefix(
                count
            ).map(\.0)
        }
    }

    private let id = Photo.samples(1)[0].id

    private func pages(
        of catalog: StubCatalog, _ localPhotos: StubLocalPhotos, _ pictures: Pictures = Pictures(),
        files: [String: [UInt8]] = [:]
    ) -> SimilarPages {
        SimilarPages(
            catalog: catalog, localPhotos: localPhotos, pictures: pictures,
            files: StubFiles(
                files: Dictionary(
                    uniqueKeysWithValues: files.map { ($0, LocalFile(path: $0, bytes: $1, digest: "")) })))
    }

    @Test func `photos similar by subject are loaded from the service, page by page`() async throws {
        let catalog = StubCatalog(Photo.samples(40))
        let pages = pages(of: catalog, StubLocalPhotos([]))
        let first = try await pages.page(1, of: .similar(id, by: .subject))
        #expect(first.photos.count == 30 && first.hasMore && first.notes.isEmpty)
        #expect(try await pages.page(2, of: .similar(id, by: .subject)).photos.count == 10)
        #expect(catalog.requests == ["photo \(id) 1", "like \(id) 1", "photo \(id) 1", "like \(id) 2"])
    }

    @Test func `local photos are listed with a notice if the service fails`() async throws {
        let catalog = StubCatalog([])
        catalog.failNext(.timedOut)
        let pages = pages(of: catalog, StubLocalPhotos(Photo.samples(5)))
        let list = try await pages.page(1, of: .similar(id, by: .subject))
        #expect(list.photos.map(\.id) == Photo.samples(5).dropFirst().map(\.id))
        #expect(!list.hasMore)
        #expect(list.notes == [.local(because: .timedOut)])
    }

    @Test func `a failed request throws without local photos, and a canceled request even with local photos`()
        async
    {
        for (error, photos) in [(CatalogError.timedOut, []), (.cancelled, Photo.samples(5))] {
            let catalog = StubCatalog([])
            catalog.failNext(error)
            let pages = pages(of: catalog, StubLocalPhotos(photos))
            await #expect(throws: error) {
                try await pages.page(1, of: .similar(id, by: .subject))
            }
        }
    }

    @Test(arguments: [Similarity.color, .look])
    func `a canceled request for photos similar by color or look throws despite local photos`(
        by similarity: Similarity
    ) async {
        var photo = Photo.samples(1)[0]
        photo.color = RGB(red: 9, green: 9, blue: 9)
        let catalog = StubCatalog([])
        catalog.failNext(.cancelled)
        let localPhotos = StubLocalPhotos(
            [photo] + Photo.samples(2, from: 2), descriptors: [.plain(1), .plain(2), .plain(3)])
        await #expect(throws: CatalogError.cancelled) {
            try await pages(of: catalog, localPhotos).page(1, of: .similar(id, by: similarity))
        }
    }

    @Test
    func `photos similar by color come from local photos and, if the service answers, from the service`()
        async throws
    {
        var photo = Photo.samples(1)[0]
        photo.color = RGB(red: 9, green: 9, blue: 9)
        let catalog = StubCatalog(Photo.samples(3, from: 7))
        let localPhotos = StubLocalPhotos([photo] + Photo.samples(2, from: 2))
        let pages = pages(of: catalog, localPhotos)
        let list = try await pages.page(1, of: .similar(id, by: .color))
        #expect(list.total == 5 && !list.hasMore)
        #expect(localPhotos.found.withLock { $0.count } == 3)
        catalog.failNext(.timedOut)
        #expect(try await pages.page(1, of: .similar(id, by: .color)).total == 2)
    }

    @Test func `missing colors of the service's photos are computed from the pictures`() async throws {
        let plain = Photo.samples(4).map { photo in
            var photo = photo
            photo.color = nil
            return photo
        }
        let (red, blue) = (RGB(red: 200, green: 20, blue: 20), RGB(red: 20, green: 20, blue: 200))
        let localPhotos = StubLocalPhotos([])
        let pages = pages(
            of: StubCatalog(plain), localPhotos,
            Pictures(known: [plain[0].id.key: red, plain[1].id.key: blue, plain[2].id.key: red]))
        _ = try await pages.page(1, of: .similar(plain[0].id, by: .color))
        let found = localPhotos.found.withLock { $0 }
        #expect(found.first { $0.id == plain[1].id }?.color == blue)
        #expect(found.first { $0.id == plain[2].id }?.color == red)
        #expect(found.first { $0.id == plain[3].id }.map { $0.color == nil } == true)
    }

    @Test func `a search for photos similar by color to a photo without a color throws`() async {
        var photo = Photo.samples(1)[0]
        photo.color = nil
        let pages = pages(of: StubCatalog([photo]), StubLocalPhotos([]))
        await #expect(throws: CatalogError.impossible(.color)) {
            try await pages.page(1, of: .similar(id, by: .color))
        }
    }

    @Test func `similarity by look ranks local photos and service results together`() async throws {
        let drawn = Photo.samples(3), found = Photo.samples(3, from: 7)
        let localPhotos = StubLocalPhotos(drawn, descriptors: [.plain(1), .plain(9), .plain(3)])
        let descriptors = [2, 30].map { VisualDescriptor.plain($0) }
        let pictures = Pictures(descriptors: [
            found[0].id.key: descriptors[0], found[1].id.key: descriptors[1],
        ])
        let catalog = StubCatalog(found)
        let list = try await pages(of: catalog, localPhotos, pictures).page(1, of: .similar(id, by: .look))
        #expect(list.photos.map(\.id) == [found[0], drawn[2], drawn[1], found[1]].map(\.id))
        #expect(!list.hasMore && list.total == 4)
        catalog.failNext(.timedOut)
        #expect(try await pages(of: catalog, localPhotos).page(1, of: .similar(id, by: .look)).total == 2)
    }

    @Test func `a local picture is compared by the descriptor recorded when it was drawn`() async throws {
        let own = PhotoID(service: .own, key: "a")
        let localPhotos = StubLocalPhotos(
            Photo.samples(2), descriptors: [.plain(200), .plain(8)], others: [own: .plain(9)])
        let catalog = StubCatalog([])
        catalog.failNext(.impossible(.ownPhoto))
        let list = try await pages(of: catalog, localPhotos).page(1, of: .similar(own, by: .look))
        #expect(list.photos.map(\.id) == Photo.samples(2).reversed().map(\.id))
    }

    @Test func `a picture that was never drawn is fetched for comparison`() async throws {
        let photo = Photo.samples(1, from: 9)[0]
        let localPhotos = StubLocalPhotos(Photo.samples(2), descriptors: [.plain(200), .plain(8)])
        let pictures = Pictures(descriptors: [photo.id.key: .plain(7)])
        let list = try await pages(of: StubCatalog([photo]), localPhotos, pictures)
            .page(1, of: .similar(photo.id, by: .look))
        #expect(list.photos.map(\.id) == Photo.samples(2).reversed().map(\.id))
        await #expect(throws: CatalogError.impossible(.look)) {
            try await pages(of: StubCatalog([photo]), localPhotos).page(1, of: .similar(photo.id, by: .look))
        }
    }

    @Test func `a file is compared with local photos, and an unreadable file is reported`() async throws {
        let localPhotos = StubLocalPhotos(Photo.samples(3), descriptors: [.plain(90), .plain(9), .plain(1)])
        let pages = pages(of: StubCatalog([]), localPhotos, files: ["/a.jpg": [9], "/b.jpg": []])
        let photos = try await pages.page(1, of: .resembling(path: "/a.jpg")).photos
        #expect(photos.map(\.id) == [1, 2, 0].map { Photo.samples(3)[$0].id })
        let faults: [(String, ReadFault)] = [
            ("/b.jpg", .notAPicture(.notDecoded(.foreign(.empty)))), ("/none.jpg", .notAFile),
        ]
        for (path, fault) in faults {
            await #expect(throws: CatalogError.notStored(.unreadable(path: path, cause: fault))) {
                try await pages.page(1, of: .resembling(path: path))
            }
        }
    }
}
