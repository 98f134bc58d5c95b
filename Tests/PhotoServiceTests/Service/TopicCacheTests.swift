import GalleryCore
import Testing
import Waiting

@testable import PhotoService

@Suite struct TopicCacheTests {
    private let service = StubMember(.openverse, [])

    @Test func `names are asked for once`() async {
        let topics = TopicCache(of: service)
        #expect(topics.known.isEmpty)
        #expect(await topics.names() == ["sea", "openverse"])
        #expect(topics.known == ["sea", "openverse"])
        #expect(topics.offered == ["sea", "openverse"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `offering waits for nobody, and has them fetched`() async {
        let topics = TopicCache(of: service)
        #expect(topics.offered.isEmpty)
        await eventually("topics are fetched") { !topics.known.isEmpty }
        #expect(topics.offered == ["sea", "openverse"])
    }

    @Test func `what failed is asked for again`() async {
        let topics = TopicCache(of: UnavailableService(service: .flickr, refusal: .timedOut))
        #expect(await topics.names().isEmpty)
        #expect(topics.offered.isEmpty)
    }
}
