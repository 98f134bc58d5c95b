import GalleryCore
import TestKit
import Testing

@testable import Screens

@Suite struct SeenInteractorTests {
    @Test func `shown photos are recorded unless learning is paused`() {
        let fixture = PhotoFixture()
        let seen = fixture.interactors.seen
        seen.record([.sample(2), .sample(3)])
        fixture.taste.pause(true)
        seen.record([.sample(5)])
        #expect(fixture.seen.ids.map(\.key) == ["p3", "p2"])
    }
}
