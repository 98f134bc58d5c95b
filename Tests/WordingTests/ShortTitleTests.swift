import GalleryCore
import TestKit
import Testing
import Wording

@Suite struct ShortTitleTests {
    @Test func `a title of more than 200 characters is cut in messages`() {
        var photo = Photo.sample(1)
        photo.title = String(repeating: "ё", count: 200)
        #expect(Phrases.title(of: photo) == photo.title)
        photo.title = String(repeating: "ё", count: 201)
        #expect(Phrases.title(of: photo) == String(repeating: "ё", count: 200) + "…")
        #expect(Phrases.fullTitle(of: photo) == photo.title)
    }

    @Test
    func `a long title is divided after its first sentence, or else between words; a short title is not`() {
        var photo = Photo.sample(1)
        photo.title = "The old pier. " + String(repeating: "Fog over the sea ", count: 20)
        let parts = Phrases.shortTitle(of: photo)
        #expect(parts.title == "The old pier.")
        #expect(parts.rest?.hasPrefix("Fog over the sea Fog") == true)
        photo.title = String(repeating: "fog ", count: 60)
        let cut = Phrases.shortTitle(of: photo)
        #expect(cut.title.count <= 121 && cut.title.hasSuffix("fog…") && cut.rest?.hasPrefix("fog ") == true)
        photo.title = "Short. Title"
        #expect(Phrases.shortTitle(of: photo) == ("Short. Title", nil))
    }

    @Test func `a description follows a short title, unless it repeats the title`() {
        var photo = Photo.sample(1)
        photo.title = "Pier"
        photo.about = "The old pier\nin fog."
        #expect(Phrases.shortTitle(of: photo) == ("Pier", "The old pier in fog."))
        photo.title = "The old pier in fog."
        #expect(Phrases.shortTitle(of: photo).rest == nil)
    }
}
