import Fakes
import FoundationEssentials
import GalleryCore
import Synchronization
import Testing

@testable import Screens

/// Pictures that are their own address; downloads that can be made to fail.
private struct StubPictures: PictureFetching {
    var failure: CatalogError?

    func picture(
        _ source: PictureSource, of service: ServiceName, width: Int
    ) async throws(CatalogError) -> [UInt8] {
        if let failure { throw failure }
        return Array("\(width)".utf8)
    }

    func download(
        _ photo: Photo, into path: String, progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) {
        if let failure { throw failure }
        progress(5, 10)
    }
}

private final class SpyFiles: PhotoFiles {
    let calls = Mutex<[String]>([])
    func draft(in folder: String?) throws(StoreError) -> FileDraft {
        calls.withLock { $0.append("draft") }
        return FileDraft(path: "/pictures/.part", folder: "/pictures")
    }
    func publish(_ draft: FileDraft, of photo: Photo, credit: String) throws(StoreError) -> String {
        calls.withLock { $0.append("publish") }
        return "/pictures/\(photo.id.key).jpg"
    }
    func discard(_ draft: FileDraft) { calls.withLock { $0.append("discard") } }
}

private struct StubChecker: PictureChecking {
    var failure: StoreError?
    func check(fileAt path: String) async throws(StoreError) -> PixelSize {
        if let failure { throw failure }
        guard let size = PixelSize(width: 1, height: 1) else { throw .notAPicture("nothing") }
        return size
    }
}

@Suite struct KeepingInteractorTests {
    private let favorites = InMemoryFavorites()
    private let files = SpyFiles()
    private let photo = Photo.sample(1)

    private func keeper(
        pictures: StubPictures = StubPictures(), checker: StubChecker = StubChecker()
    ) -> KeepingInteractor {
        KeepingInteractor(
            catalog: StubCatalog([photo]), pictures: pictures, favorites: favorites, files: files,
            checker: checker)
    }

    @Test func `keeping stores the whole photo and both pictures`() async throws {
        #expect(try await keeper().keep(photo) == .kept)
        #expect(favorites.favorite(photo.id)?.photo.exif?.camera == "Stub 1")
        #expect(favorites.picture(of: photo.id, size: .card) == Array("400".utf8))
        #expect(favorites.picture(of: photo.id, size: .screen) == Array("1600".utf8))
    }

    @Test func `keeping twice changes nothing`() async throws {
        _ = try await keeper().keep(photo)
        #expect(try await keeper().keep(photo) == .already)
        #expect(favorites.count() == 1)
    }

    @Test func `a photo is kept although its picture cannot be had`() async throws {
        let offline = keeper(pictures: StubPictures(failure: .timedOut))
        #expect(try await offline.keep(photo) == .withoutPicture(.timedOut))
        #expect(favorites.count() == 1)
    }

    @Test @MainActor func `saving publishes a whole file and keeps the photo`() async throws {
        let saved = try await keeper().save(photo, in: nil) { _, _ in }
        #expect(saved == Saved(path: "/pictures/p1.jpg", keeping: nil))
        #expect(files.calls.withLock { $0 } == ["draft", "publish"])
        #expect(favorites.count() == 1)
    }

    @Test @MainActor func `a download that fails leaves nothing behind`() async {
        let offline = keeper(pictures: StubPictures(failure: .cancelled))
        await #expect(throws: Trouble.catalog(.cancelled)) {
            try await offline.save(photo, in: nil) { _, _ in }
        }
        #expect(files.calls.withLock { $0 } == ["draft", "discard"])
        #expect(favorites.count() == 0)
    }

    @Test @MainActor func `a file that is not whole is not published`() async {
        let broken = keeper(checker: StubChecker(failure: .notAPicture("cut short")))
        await #expect(throws: Trouble.store(.notAPicture("cut short"))) {
            try await broken.save(photo, in: nil) { _, _ in }
        }
        #expect(files.calls.withLock { $0 } == ["draft", "discard"])
    }
}
