import GalleryCore
import TestKit
import Testing

@testable import Taste

@Suite struct PhotoSimilarityTests {
    private func photo(_ key: String, _ tags: String..., color: RGB? = nil) -> Photo {
        Photo(
            id: PhotoID(service: .demo, key: key), author: Author(name: ""),
            license: License(code: "cc0", name: "CC0"),
            color: color, tags: tags, source: PictureSource(""))
    }

    @Test
    func `the photo that shares most terms is first, and a photo that shares none is omitted`() {
        let others = [
            photo("a", "cat"), photo("b", "fog", "sea"), photo("c", "fog", "forest"), photo("d", "forest"),
            photo("e", "fog", "sea"),
        ]
        let ranked = PhotoSimilarity.ranked(others, like: photo("x", "fog", "forest"))
        #expect(ranked.first?.id.key == "c")
        #expect(Set(ranked.map(\.id.key)) == ["b", "c", "d", "e"])
        #expect(PhotoSimilarity.ranked([], like: photo("x")).isEmpty)
    }

    @Test func `equal colors have distance 0, and less similar colors a greater distance`() {
        let distance = PhotoSimilarity.distance(from: RGB(red: 180, green: 60, blue: 50))
        let same = distance(RGB(red: 180, green: 60, blue: 50))
        let red = distance(RGB(red: 150, green: 60, blue: 60))
        let green = distance(RGB(red: 60, green: 150, blue: 60))
        let grey = distance(RGB(red: 110, green: 110, blue: 110))
        #expect(same == 0)
        #expect(red < grey && grey < green)
    }
}
