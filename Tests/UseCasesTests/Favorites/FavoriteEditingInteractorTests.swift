import GalleryCore
import TestKit
import Testing

@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FavoriteEditingInteractorTests {
    private let photo = Photo.sample(1)

    private func fixture(_ pictures: StubPictures = StubPictures()) -> PhotoFixture {
        var fixture = PhotoFixture()
        fixture.catalog = StubCatalog([photo])
        fixture.pictures = pictures
        return fixture
    }

    @Test func `adding a favorite stores the full photo and both pictures`() async throws {
        let fixture = fixture()
        #expect(try await fixture.editing.add(photo) == .added)
        #expect(fixture.favorites.favorite(photo.id)?.photo.exif?.camera == "Stub 1")
        #expect(fixture.taste.recorded == ["favorited \(photo.id)"])
        #expect(fixture.favorites.picture(of: photo.id, size: .card) == Array("400".utf8))
        #expect(fixture.favorites.picture(of: photo.id, size: .screen) == Array("1600".utf8))
    }

    @Test func `adding a favorite a second time changes nothing`() async throws {
        let fixture = fixture()
        _ = try await fixture.editing.add(photo)
        #expect(try await fixture.editing.add(photo) == .already)
        #expect(fixture.favorites.count() == 1)
        #expect(fixture.taste.recorded.count == 1)
    }

    @Test func `a photo becomes a favorite even if its picture cannot be fetched`() async throws {
        let offline = fixture(StubPictures(failure: .timedOut))
        #expect(try await offline.editing.add(photo) == .withoutPicture(.timedOut))
        #expect(offline.favorites.count() == 1)
        #expect(offline.editing.among([photo, .sample(2)]) == [photo.id])
    }

    @Test func `with deferred pictures, a favorite is added before its pictures are fetched`() async throws {
        var fixture = fixture()
        fixture.fetchesPicturesLater = true
        let editing = fixture.editing
        #expect(try await editing.add(photo) == .added)
        await eventually("the pictures") {
            fixture.favorites.picture(of: photo.id, size: .screen) == Array("1600".utf8)
        }
        #expect(fixture.favorites.favorite(photo.id)?.photo.exif?.camera == "Stub 1")
        #expect(editing.takeWithoutPictures().isEmpty)
    }

    @Test func `a deferred picture that fails is reported, and fetched by a later session`() async throws {
        var offline = fixture(StubPictures(failure: .timedOut))
        offline.fetchesPicturesLater = true
        let editing = offline.editing
        #expect(try await editing.add(photo) == .added)
        var told: [FavoriteWithoutPicture] = []
        await eventually("the news") {
            told += editing.takeWithoutPictures()
            return !told.isEmpty
        }
        #expect(told.map(\.why) == [.timedOut])
        #expect(try await editing.add(photo) == .pictureToCome)
        #expect(editing.withoutPictures(among: [photo]) == [photo.id])
        var later = PhotoFixture(favorites: offline.favorites)
        later.fetchesPicturesLater = true
        later.editing.fetchMissingPictures()
        await eventually("the pictures") { offline.favorites.picture(of: photo.id, size: .screen) != nil }
    }

    @Test func `removing a favorite returns true, and removing it again returns false`() async throws {
        let fixture = fixture()
        _ = try await fixture.editing.add(photo)
        #expect(try fixture.editing.remove(photo.id))
        #expect(try !fixture.editing.remove(photo.id))
        #expect(fixture.editing.among([photo]).isEmpty)
    }
}
