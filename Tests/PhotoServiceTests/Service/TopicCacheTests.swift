import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite struct TopicCacheTests {
    private let service = StubMember(.openverse, [])

    @Test func `requested topics are cached and offered for completion`() async {
        let topics = TopicCache(of: service)
        #expect(topics.cachedTopics.isEmpty)
        #expect(await topics.names() == ["sea", "openverse"])
        #expect(topics.cachedTopics == ["sea", "openverse"])
        #expect(topics.offered == ["sea", "openverse"])
    }

    @Test(.timeLimit(.minutes(10)))
    func `the first completion offers no topics and loads them in the background`() async {
        let topics = TopicCache(of: service)
        #expect(topics.offered.isEmpty)
        await eventually("topics are fetched") { !topics.cachedTopics.isEmpty }
        #expect(topics.offered == ["sea", "openverse"])
    }

    @Test func `a failed topics request leaves the topic list empty`() async {
        let topics = TopicCache(of: UnavailableService(service: .flickr, refusal: .timedOut))
        #expect(await topics.names().isEmpty)
        #expect(topics.offered.isEmpty)
    }
}
