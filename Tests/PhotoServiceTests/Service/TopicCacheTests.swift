import GalleryCore
import Testing

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
        while topics.known.isEmpty { await Task.yield() }
        #expect(topics.offered == ["sea", "openverse"])
    }

    @Test func `what failed is asked for again`() async {
        let topics = TopicCache(of: UnavailableService(service: .flickr, refusal: .timedOut))
        #expect(await topics.names().isEmpty)
        #expect(topics.offered.isEmpty)
    }
}
