import Fakes
import FoundationEssentials
import GalleryCore
import Synchronization
import Testing
import Waiting

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(1))) struct KeepingInteractorTests {
    private let favorites = InMemoryFavorites()
    private let files = SpyFiles()
    private let taste = StubTaste()
    private let seen = InMemorySeen()
    private let photo = Photo.sample(1)

    private func keeper(
        pictures: StubPictures = StubPictures(), checker: StubChecker = StubChecker()
    ) -> KeepingInteractor {
        KeepingInteractor(
            catalog: StubCatalog([photo]), pictures: pictures, favorites: favorites, files: files,
            checker: checker, converter: StubConverter(), pages: NoBrowser(), taste: taste, seen: seen,
            boarding: InMemoryBoards().interactor())
    }

    @Test func `keeping stores the whole photo and both pictures`() async throws {
        #expect(try await keeper().keep(photo) == .kept)
        #expect(favorites.favorite(photo.id)?.photo.exif?.camera == "Stub 1")
        #expect(taste.noted == ["kept \(photo.id)"])
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

    @Test func `saving keeps the photo, too`() async throws {
        let saved = try await keeper().save(photo, SaveOrder()) { _, _ in }
        #expect(saved == Saved(file: SavedFile(path: "/pictures/p1.jpg", isNew: true), keeping: nil))
        #expect(favorites.count() == 1)
    }

    @Test func `a photo that was not saved is not kept`() async {
        let offline = keeper(pictures: StubPictures(failure: .cancelled))
        await #expect(throws: ScreenError.catalog(.cancelled)) {
            try await offline.save(photo, SaveOrder()) { _, _ in }
        }
        #expect(favorites.count() == 0)
    }

    @Test func `what is shown or opened is remembered, but not while the person wants to be alone`() {
        keeper().see([.sample(2), .sample(3)])
        keeper().look(at: .sample(4))
        taste.pause(true)
        keeper().see([.sample(5)])
        keeper().look(at: .sample(6))
        #expect(seen.ids.map(\.key) == ["p4", "p3", "p2"])
    }
}
