import GalleryCore
import TestKit
import Testing

@testable import Screens

@Suite @MainActor struct DemoHeadingTests {
    @Test(
        arguments: [
            (.search(SearchQuery(keywords: "fog")), "Fog · demo, painted"), (.favorites, "Fog"),
        ] as [(PhotoListID, String)])
    func `while the demo replaces the service, headings name it, except those of stored lists`(
        list: PhotoListID, heading: String
    ) {
        var fixture = PhotoFixture()
        fixture.catalog = StubCatalog([], service: .unsplash)
        #expect(fixture.stored.heading("Fog", of: Photo.samples(2), in: list) == heading)
        #expect(fixture.stored.heading("Fog", of: [], in: list) == "Fog")
        fixture.catalog = StubCatalog([])
        #expect(fixture.stored.heading("Fog", of: Photo.samples(2), in: list) == "Fog")
    }
}
