import GalleryCore
import TestKit
import Testing

@Suite struct PhotoTests {
    @Test func `missing photo properties are filled from an earlier reply for the same photo`() {
        var whole = Photo.sample(1, tags: ["fog", "sea"])
        whole.author = Author(name: "Ida Løv", username: "12@N01", link: "https://f/ida/")
        whole.exif = Exif(camera: "NIKON D750")
        whole.place = Place(name: "Bergen, Norway", latitude: 60.39, longitude: -5.32)
        whole.counts = Counts(likes: 21, views: 3120, downloads: 8, comments: 4)
        whole.isSponsored = true
        let bare = Photo(
            id: whole.id, author: Author(name: "Ida"), license: whole.license,
            counts: Counts(views: 9999), source: PictureSource(""))
        var expected = whole
        expected.author = Author(name: "Ida", username: "12@N01", link: "https://f/ida/")
        expected.counts.views = 9999
        expected.isSponsored = false
        #expect(bare.completed(by: whole) == expected)
        #expect(whole.completed(by: bare) == whole)
        let other = Photo(
            id: PhotoID(service: .demo, key: "another"), author: whole.author, license: whole.license,
            source: whole.source)
        #expect(other.completed(by: whole) == other)
    }
}
