import Fakes
import GalleryCore
import Testing
import Waiting

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct PhotoSavingInteractorTests {
    private let photo = Photo.sample(1)

    @Test func `saving adds the photo to the favorites, too`() async throws {
        let fixture = PhotoFixture()
        let saved = try await fixture.saving.save(photo, SaveOrder()) { _, _ in }
        let file = SavedFile(path: "/pictures/p1.jpg", isNew: true)
        #expect(saved == SavedPhoto(file: file, favoriteFailure: nil))
        #expect(fixture.favorites.count() == 1)
        #expect(fixture.taste.noted == ["saved \(photo.id)", "favorited \(photo.id)"])
    }

    @Test func `a photo that was not saved is no favorite`() async {
        var offline = PhotoFixture()
        offline.pictures = StubPictures(failure: .cancelled)
        await #expect(throws: ScreenError.catalog(.cancelled)) {
            try await offline.saving.save(photo, SaveOrder()) { _, _ in }
        }
        #expect(offline.favorites.count() == 0)
        #expect(offline.taste.noted == [])
    }
}
