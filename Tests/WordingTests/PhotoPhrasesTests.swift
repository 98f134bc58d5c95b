import GalleryCore
import TestKit
import Testing
import Wording

@Suite struct PhotoPhrasesTests {
    @Test func `in Russian, the author has a dash only directly after the title`() {
        let photo = Photo.sample(2)
        Language.russian.asCurrent {
            #expect(Phrases.byline(of: photo) == "— автор Author 2")
            let captions = [
                Phrases.Viewer.caption(of: photo, index: 1, total: nil, zoom: nil),
                Phrases.Grid.status(of: photo),
            ]
            #expect(captions.allSatisfy { $0.contains(" · автор Author 2") })
            #expect(Phrases.Grid.comparison(of: photo)[1] == "автор Author 2")
        }
    }
}
