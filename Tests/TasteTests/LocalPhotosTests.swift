import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import Taste

@Suite struct LocalPhotosTests {
    private let seen = InMemorySeen()
    private let favorites = InMemoryFavorites()

    private var local: LocalPhotos { LocalPhotos(seen: seen, favorites: favorites) }

    private func photo(_ key: String, _ tags: String..., color: RGB? = nil) -> Photo {
        Photo(
            id: PhotoID(service: .demo, key: key), author: Author(name: ""),
            license: License(code: "cc0", name: "CC0"), color: color, tags: tags, source: PictureSource(""))
    }

    @Test func `a photo that is both a favorite and seen is read from the favorites`() {
        seen.record([photo("a", "seen"), photo("b", "seen")], at: .distantPast)
        favorites.add(photo("a", "kept"), at: .distantPast)
        #expect(local.photo(PhotoID(service: .demo, key: "a"))?.tags == ["kept"])
        #expect(local.photo(PhotoID(service: .demo, key: "b"))?.tags == ["seen"])
        #expect(local.photo(PhotoID(service: .demo, key: "c")) == nil)
    }

    @Test func `photos that share a subject with the given photo are found once each, without that photo`() {
        seen.record([photo("x", "fog"), photo("a", "fog"), photo("b", "cat")], at: .distantPast)
        favorites.add(photo("a", "fog"), at: .distantPast)
        favorites.add(photo("c", "fog"), at: .distantPast)
        seen.record([photo("d", "fog")], at: .distantPast)
        let alike = local.similar(to: photo("x", "fog"), count: 10)
        #expect(alike.map(\.id.key).sorted() == ["a", "c", "d"])
        #expect(local.similar(to: photo("x", "fog"), count: 2).count == 2)
    }

    @Test func `photos are ranked by color distance, and a photo without a color has no similar ones`() {
        let red = RGB(red: 180, green: 60, blue: 50), green = RGB(red: 60, green: 150, blue: 60)
        seen.record([photo("a", color: green), photo("b")], at: .distantPast)
        favorites.add(photo("c", color: red), at: .distantPast)
        let alike = local.similar(to: photo("x", color: red), byColorAmong: [photo("d")], count: 10)
        #expect(alike.map(\.id.key) == ["c", "a"])
        #expect(local.similar(to: photo("x"), byColorAmong: [photo("c", color: red)], count: 10).isEmpty)
    }
}
