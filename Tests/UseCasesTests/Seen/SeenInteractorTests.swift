import GalleryCore
import TestKit
import Testing

@testable import UseCases

@Suite struct SeenInteractorTests {
    @Test func `shown photos are recorded unless learning is paused`() {
        let store = InMemorySeen(), taste = StubTaste()
        let seen = SeenInteractor(store: store, taste: taste)
        seen.record([.sample(2), .sample(3)])
        taste.pause(true)
        seen.record([.sample(5)])
        #expect(store.ids.map(\.key) == ["p3", "p2"])
    }
}
