import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ServiceSwitchTests {
    private static let first = PageRequest(number: 1)
    private static let unreachable = ConnectionFault.host("x.test", .noConnection)
    private let openverse = StubMember(.openverse, StubMember.photos(.openverse, 1...3))
    private let unsplash = StubMember(.unsplash, StubMember.photos(.unsplash, 1...3))
    private let demo = StubMember(
        .demo, StubMember.photos(.demo, 1...3), filters: FilterAbility([.orientation: ["square"]]))

    private func made(
        _ name: ServiceName = .openverse, isTrial: Bool, notices: [ServiceName: ServiceNotice] = [:]
    ) throws -> ServiceSwitch<StubFactory> {
        try ServiceSwitch(
            StubFactory([openverse, unsplash, demo], notices: notices), startingWith: name, isTrial: isTrial)
    }

    @Test func `the demo replaces an unreachable default service and is reported once`() async throws {
        let services = try made(isTrial: true)
        for query in [PhotoQuery.feed, .search(SearchQuery(keywords: "fog"))] {
            openverse.stub.failNext(.offline(Self.unreachable))
            let page = try await services.page(of: query, Self.first)
            #expect(page.items.map(\.id.service) == [.demo, .demo, .demo])
        }
        #expect(services.service == .openverse)
        #expect(services.takeNotices() == [.demoInstead(of: .openverse, because: Self.unreachable)])
        #expect(services.takeNotices().isEmpty)
    }

    @Test
    func `once the service replies, it loads new lists, and the demo only later pages of its searches`()
        async throws
    {
        let services = try made(isTrial: true), second = PageRequest(number: 2)
        let fog = PhotoQuery.search(SearchQuery(keywords: "fog"))
        let sea = PhotoQuery.search(SearchQuery(keywords: "sea"))
        openverse.stub.failNext(.offline(Self.unreachable))
        _ = try await services.page(of: sea, Self.first)
        _ = try await services.topics()
        #expect(try await services.page(of: fog, Self.first).items.first?.id.service == .openverse)
        #expect(openverse.stub.requests == ["search sea 1", "search fog 1"])
        #expect(try await services.page(of: sea, second).items.allSatisfy { $0.id.service == .demo })
        #expect(openverse.stub.requests.count == 2)
        _ = try await services.page(of: sea, Self.first)
        _ = try await services.page(of: sea, second)
        #expect(openverse.stub.requests.suffix(2) == ["search sea 1", "search sea 2"])
    }

    @Test func `after the demo's page of the feed, the service is asked for the next page`() async throws {
        let services = try made(isTrial: true)
        openverse.stub.failNext(.offline(Self.unreachable))
        let first = try await services.page(of: .feed, Self.first)
        #expect(first.items.allSatisfy { $0.id.service == .demo })
        let second = try await services.page(of: .feed, PageRequest(number: 2))
        #expect(second.items.allSatisfy { $0.id.service == .openverse })
        #expect(openverse.stub.requests == ["feed 1", "feed 2"])
    }

    @Test func `a rate limit without an end gets the end of the service's backoff`() async throws {
        let end = Date(timeIntervalSinceReferenceDate: 900)
        let paused = StubMember(
            .openverse, [], budget: RateBudget(limit: 0, remaining: 0, refusedUntil: end))
        let services = try ServiceSwitch(StubFactory([paused]), startingWith: .openverse, isTrial: false)
        paused.stub.failNext(.rateLimited(until: nil))
        await #expect(throws: CatalogError.rateLimited(until: end)) {
            try await services.page(of: .feed, Self.first)
        }
    }

    @Test func `an unreachable service that the user chose is not replaced`() async throws {
        let services = try made(isTrial: false)
        openverse.stub.failNext(.offline(Self.unreachable))
        await #expect(throws: CatalogError.offline(Self.unreachable)) {
            try await services.page(of: .feed, Self.first)
        }
        #expect(services.service == .openverse)
        #expect(demo.stub.requests.isEmpty)
    }

    @Test func `the default service is not replaced after it replied or the user chose it`() async throws {
        let answered = try made(isTrial: true)
        _ = try await answered.page(of: .feed, Self.first)
        let chosen = try made(isTrial: true)
        try chosen.change(to: .openverse)
        for services in [answered, chosen] {
            openverse.stub.failNext(.offline(Self.unreachable))
            await #expect(throws: CatalogError.self) { try await services.page(of: .feed, Self.first) }
            #expect(services.takeNotices().isEmpty)
        }
    }

    @Test(arguments: [CatalogError.timedOut, .unauthorized, .rateLimited(until: nil), .cancelled])
    func `an error other than an unreachable network does not activate the demo`(error: CatalogError)
        async throws
    {
        let services = try made(isTrial: true)
        openverse.stub.failNext(error)
        await #expect(throws: error) { try await services.page(of: .feed, Self.first) }
        #expect(services.service == .openverse)
    }

    @Test func `filters are checked again for the demo that replaces a service`() async throws {
        let services = try made(isTrial: true)
        openverse.stub.failNext(.offline(Self.unreachable))
        let red = SearchQuery(keywords: "fog", filters: [.color: "red"])
        let gap = try #require(demo.filters.gaps(in: red).first)
        await #expect(throws: CatalogError.impossible(.filter(gap, of: .demo))) {
            try await services.page(of: .search(red), Self.first)
        }
        #expect(demo.stub.requests.isEmpty)
        let square = SearchQuery(keywords: "fog", filters: [.orientation: "square"])
        openverse.stub.failNext(.offline(Self.unreachable))
        #expect(try await services.page(of: .search(square), Self.first).items.count == 3)
    }

    @Test func `an author's photos and similar photos are requested from their service, never from the demo`()
        async throws
    {
        let services = try made(isTrial: true)
        _ = try await services.page(of: .author(.username("ida"), on: .unsplash), Self.first)
        _ = try await services.page(of: .similar(to: StubMember.photo(.unsplash, 7)), Self.first)
        #expect(unsplash.stub.requests == ["author ida 1", "like unsplash:7 1"])
        #expect(openverse.stub.requests.isEmpty)
        openverse.stub.failNext(.offline(Self.unreachable))
        await #expect(throws: CatalogError.offline(Self.unreachable)) {
            try await services.page(of: .author(.name("Ida"), on: .openverse), Self.first)
        }
        #expect(services.service == .openverse)
        #expect(demo.stub.requests.isEmpty)
    }

    @Test func `a photo is requested from its service, and a local picture from no service`() async throws {
        let services = try made(.unsplash, isTrial: false)
        _ = try await services.photo(PhotoID(service: .openverse, key: "2"))
        #expect(openverse.stub.requests == ["photo openverse:2 1"])
        await #expect(throws: CatalogError.impossible(.ownPhoto)) {
            try await services.photo(PhotoID(service: .own, key: "a"))
        }
    }

    @Test func `requests to a service without its access key throw until the key is set`() async throws {
        let lacking = CatalogError.misconfigured(.keyMissing(.flickr))
        let services = try made(.flickr, isTrial: false)
        #expect(services.service == .flickr)
        #expect(services.obstacle == lacking)
        await #expect(throws: lacking) { try await services.page(of: .feed, Self.first) }
        #expect(try await services.photo(PhotoID(service: .unsplash, key: "1")).id.service == .unsplash)
        let flickr = StubMember(.flickr, StubMember.photos(.flickr, 1...2))
        services.use(StubFactory([flickr]), changed: [.flickr])
        #expect(services.obstacle == nil)
        #expect(try await services.page(of: .feed, Self.first).items.count == 2)
    }

    @Test func `an active service that can no longer be made refuses requests`() async throws {
        let services = try made(.unsplash, isTrial: false)
        services.use(StubFactory([openverse]), changed: [.unsplash])
        #expect(services.service == .unsplash && services.obstacle != nil)
        await #expect(throws: CatalogError.self) { try await services.page(of: .feed, Self.first) }
    }

    @Test func `an unknown service is refused, and a failed change of service keeps the active service`()
        throws
    {
        #expect(throws: CatalogError.self) { try made(ServiceName(rawValue: "xyz"), isTrial: false) }
        let services = try made(isTrial: false)
        #expect(throws: CatalogError.self) { try services.change(to: .flickr) }
        #expect(services.service == .openverse)
        try services.change(to: .demo)
        #expect(services.service == .demo)
    }

    @Test func `"all" and a single service share one instance of that service`() async throws {
        let services = try made(.all, isTrial: false)
        #expect(services.queried == [.openverse, .unsplash])
        _ = try await services.page(of: .feed, Self.first)
        #expect(openverse.stub.requests.count == 1)
        #expect(unsplash.stub.requests.count == 1)
        #expect(services.factory.made == [.openverse, .unsplash])
        _ = try services.service(.unsplash)
        #expect(services.factory.made == [.openverse, .unsplash])
    }

    @Test func `the service "free" consists of Commons and Openverse, whatever else is set up`() async throws
    {
        let commons = StubMember(.commons, StubMember.photos(.commons, 1...3))
        let factory = StubFactory([commons, openverse, unsplash, demo])
        let services = try ServiceSwitch(factory, startingWith: .free, isTrial: false)
        #expect(services.queried == [.commons, .openverse])
        #expect(services.service == .free)
        _ = try await services.page(of: .feed, Self.first)
        #expect(factory.made == [.commons, .openverse])
        services.use(StubFactory([commons, openverse]), changed: [.openverse])
        #expect(services.service == .free)
    }

    @Test func `only changed services are recreated`() throws {
        let services = try made(isTrial: false)
        _ = try services.service(.unsplash)
        let other = StubFactory([openverse, unsplash, demo])
        services.use(other, changed: [.unsplash])
        _ = try services.service(.openverse)
        _ = try services.service(.unsplash)
        #expect(other.made == [.unsplash])
    }

    @Test func `the notice about a service is reported once, when that service becomes active`() throws {
        let notice = ServiceNotice.keyIncomplete(.unsplash, variable: "X")
        let services = try made(isTrial: false, notices: [.unsplash: notice])
        #expect(services.takeNotices().isEmpty)
        try services.change(to: .unsplash)
        #expect(services.takeNotices() == [notice])
        #expect(services.takeNotices().isEmpty)
    }
}

/// Factory that makes the given services; all other services lack an access key.
private final class StubFactory: ServiceFactory {
    private let members: [StubMember]
    private let notices: [ServiceName: ServiceNotice]
    private let log = Mutex<[ServiceName]>([])

    init(_ members: [StubMember], notices: [ServiceName: ServiceNotice] = [:]) {
        self.members = members
        self.notices = notices
    }

    var made: [ServiceName] { log.withLock { $0 } }

    let selectable: [ServiceName] = [.openverse, .unsplash, .flickr, .all, .demo]

    var configured: [ServiceName] { members.map(\.service).filter { $0 != .demo } }

    func isReady(_ name: ServiceName) -> Bool { members.contains { $0.service == name } }

    func make(_ name: ServiceName) throws(CatalogError) -> any Service {
        guard let member = members.first(where: { $0.service == name }) else {
            throw .misconfigured(.keyMissing(name))
        }
        log.withLock { $0.append(name) }
        return member
    }

    func notice(on name: ServiceName) -> ServiceNotice? { notices[name] }
}
