import GalleryCore
import TestKit
import Testing

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct FavoriteEditingInteractorTests {
    private let photo = Photo.sample(1)

    private func fixture(_ pictures: StubPictures = StubPictures()) -> PhotoFixture {
        var fixture = PhotoFixture()
        fixture.catalog = StubCatalog([photo])
        fixture.pictures = pictures
        return fixture
    }

    @Test func `adding a favorite stores the full photo and both pictures`() async throws {
        let fixture = fixture()
        #expect(try await fixture.interactors.favorites.add(photo) == .added)
        #expect(fixture.favorites.favorite(photo.id)?.photo.exif?.camera == "Stub 1")
        #expect(fixture.taste.noted == ["favorited \(photo.id)"])
        #expect(fixture.favorites.picture(of: photo.id, size: .card) == Array("400".utf8))
        #expect(fixture.favorites.picture(of: photo.id, size: .screen) == Array("1600".utf8))
    }

    @Test func `adding a favorite twice changes nothing`() async throws {
        let fixture = fixture()
        _ = try await fixture.interactors.favorites.add(photo)
        #expect(try await fixture.interactors.favorites.add(photo) == .already)
        #expect(fixture.favorites.count() == 1)
        #expect(fixture.taste.noted.count == 1)
    }

    @Test func `a photo becomes a favorite even if its picture cannot be fetched`() async throws {
        let offline = fixture(StubPictures(failure: .timedOut))
        #expect(try await offline.interactors.favorites.add(photo) == .withoutPicture(.timedOut))
        #expect(offline.favorites.count() == 1)
        #expect(offline.interactors.favorites.among([photo, .sample(2)]) == [photo.id])
    }

    @Test func `with deferred pictures a favorite is added before they are fetched`() async throws {
        var fixture = fixture()
        fixture.picturesFollow = true
        let interactors = fixture.interactors
        #expect(try await interactors.favorites.add(photo) == .added)
        await eventually("the pictures") {
            fixture.favorites.picture(of: photo.id, size: .screen) == Array("1600".utf8)
        }
        #expect(fixture.favorites.favorite(photo.id)?.photo.exif?.camera == "Stub 1")
        #expect(interactors.takeWithoutPictures().isEmpty)
    }

    @Test func `a deferred picture that fails is reported once and fetched later`() async throws {
        var offline = fixture(StubPictures(failure: .timedOut))
        offline.picturesFollow = true
        let interactors = offline.interactors
        #expect(try await interactors.favorites.add(photo) == .added)
        var told: [FavoriteWithoutPicture] = []
        await eventually("the news") {
            told += interactors.takeWithoutPictures()
            return !told.isEmpty
        }
        #expect(told.map(\.why) == [.timedOut])
        #expect(try await interactors.favorites.add(photo) == .pictureToCome)
        #expect(interactors.favorites.pictures.missing(among: [photo]) == [photo.id])
        // Pictures missing from an earlier session.
        var later = PhotoFixture(favorites: offline.favorites)
        later.picturesFollow = true
        later.interactors.fetchMissingPictures()
        await eventually("the pictures") { offline.favorites.picture(of: photo.id, size: .screen) != nil }
    }

    @Test func `removing a favorite twice fails the second time`() async throws {
        let fixture = fixture()
        _ = try await fixture.interactors.favorites.add(photo)
        #expect(try fixture.interactors.favorites.remove(photo.id))
        #expect(try !fixture.interactors.favorites.remove(photo.id))
        #expect(fixture.interactors.favorites.among([photo]).isEmpty)
    }
}
