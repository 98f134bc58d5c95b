import FoundationEssentials
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

    @Test func `a shareable photo of a local file contains no path, and one of a service is unchanged`()
        throws
    {
        let address = FileAddress.of("/photos/anna/fog.jpg")
        var file = Photo.sample(1).identified(as: .file(address))
        file.source = PictureSource([.init(address: address, width: nil)])
        file.original = address
        let attached = file.identified(as: PhotoID(service: .own, key: String(repeating: "a", count: 64)))
        for photo in [file, attached] {
            let text = String(decoding: try JSONEncoder().encode(photo.shareable), as: UTF8.self)
            #expect(!text.contains("anna") && text.contains("own") && !text.contains("file:"))
        }
        #expect(attached.shareable.id == attached.id && Photo.sample(1).shareable == Photo.sample(1))
        #expect(file.id.shareable != PhotoID.file(address + "x").shareable)
    }
}
