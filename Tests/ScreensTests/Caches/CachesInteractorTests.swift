import GalleryCore
import Testing

@testable import Screens

@Suite(.timeLimit(.minutes(10))) struct CachesInteractorTests {
    private let caches = StubCaches(memory: 1, disk: 2, replies: 3)

    @Test func `clearing empties the caches and returns the former contents`() async {
        let former = caches.contents
        #expect(await CachesInteractor(caches: caches).clear() == former)
        #expect(caches.contents == StubCaches().contents)
    }
}
