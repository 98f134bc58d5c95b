import GalleryCore
import TestKit
import Testing

@testable import Screens

@Suite @MainActor struct DemoHeadingTests {
    @Test(
        arguments: [
            (.search(SearchQuery(keywords: "fog")), "Fog · demo, painted"), (.favorites, "Fog"),
        ] as [(PhotoListID, String)])
    func `while the demo replaces the service, headings name it, and in stored lists the cards`(
        list: PhotoListID, heading: String
    ) {
        var fixture = PhotoFixture()
        fixture.catalog = StubCatalog([], service: .unsplash)
        #expect(fixture.stored.heading("Fog", of: Photo.samples(2), in: list) == heading)
        #expect(fixture.stored.heading("Fog", of: [], in: list) == "Fog")
        #expect(fixture.stored.heading("Fog", of: Photo.samples(1)) == "Fog · demo, painted")
        let photos = Photo.samples(2), painted = fixture.stored.painted(among: photos, in: list)
        #expect(painted == (list == .favorites ? Set(photos.map(\.id)) : []))
        var pager = ListPager()
        pager.begin(with: PhotoList(photos: photos, hasMore: false))
        var model = ListModel(list, pager, hearts: [])
        model.mark(painted: painted)
        #expect(
            model.cards.map(\.status)
                == Array(repeating: list == .favorites ? "demo, painted" : nil, count: 2))
        fixture.catalog = StubCatalog([])
        #expect(fixture.stored.painted(among: photos, in: list).isEmpty)
        #expect(fixture.stored.heading("Fog", of: Photo.samples(2), in: list) == "Fog")
    }
}
