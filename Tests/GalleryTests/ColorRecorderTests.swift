import GalleryCore
import TestKit
import Testing

@testable import gallery

@Suite struct ColorRecorderTests {
    private static let red = RGB(red: 200, green: 0, blue: 0)
    private static let blue = RGB(red: 0, green: 0, blue: 200)

    @Test func `a measured color is stored for a seen photo, and for a favorite that has no color`() {
        var photo = Photo.sample(1)
        photo.color = nil
        let seen = InMemorySeen([photo]), favorites = InMemoryFavorites([photo])
        ColorRecorder(seen: seen, favorites: favorites).record(Self.red, of: photo.id)
        #expect(seen.colors(of: [photo.id]) == [photo.id: Self.red])
        #expect(favorites.favorite(photo.id)?.photo.color == Self.red)
    }

    @Test func `a favorite's known color is not replaced, and other photos do not become favorites`() {
        var photo = Photo.sample(1)
        photo.color = Self.blue
        let favorites = InMemoryFavorites([photo])
        let recorder = ColorRecorder(seen: InMemorySeen([]), favorites: favorites)
        recorder.record(Self.red, of: photo.id)
        recorder.record(Self.red, of: Photo.sample(2).id)
        #expect(favorites.favorite(photo.id)?.photo.color == Self.blue)
        #expect(favorites.count() == 1)
    }
}
