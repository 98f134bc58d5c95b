import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

/// The service `free`, which combines Commons and Openverse.
@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FreeServiceTests {
    private static let query = PhotoQuery.search(SearchQuery(keywords: "fog"))
    private static let first = PageRequest(number: 1)

    /// Combined service of the two servers. Both reply, so the timeout does not expire, however busy the machine is.
    private static func free(_ commons: PreparedServer, _ openverse: PreparedServer) throws -> AllServices {
        AllServices(
            [try CommonsServer.catalog(commons), try OpenverseServer.catalog(openverse)], as: .free,
            timeout: .seconds(600))
    }

    private static func services(_ page: Page<Photo>) -> [ServiceName] { page.items.map(\.id.service) }

    @Test func `photos of both services alternate on a page, which takes one or two requests to a service`()
        async throws
    {
        let (commons, openverse) = (try CommonsServer.start(), try OpenverseServer.start())
        let free = try Self.free(commons, openverse)
        #expect(free.service == .free && free.excludesWords)
        let page = try await free.page(of: Self.query, Self.first)
        #expect(Self.services(page) == (0..<30).map { $0 % 2 == 0 ? .commons : .openverse })
        #expect(page.notes == [] && page.hasMore)
        // The files that are not assessed are requested at the same time, unless that is canceled before it begins.
        #expect((1...2).contains(commons.requests.count) && openverse.requests.count == 1)
        let second = try await free.page(of: Self.query, PageRequest(number: 2))
        #expect(Set((page.items + second.items).map(\.id)).count == 60)
    }

    @Test func `no photo of a service is skipped or repeated after requests to the other service failed`()
        async throws
    {
        let commons = StubMember(.commons, StubMember.photos(.commons, 1...70))
        let openverse = StubMember(.openverse, StubMember.photos(.openverse, 1...70))
        let free = AllServices([commons, openverse], as: .free)
        for _ in 0..<2 { openverse.stub.failNext(.timedOut) }
        var keys: [String] = []
        for number in 1...3 {
            keys += try await free.page(of: Self.query, PageRequest(number: number)).items
                .filter { $0.id.service == .commons }.map(\.id.key)
        }
        #expect(keys == (1...70).map { "\($0)" })
    }

    @Test func `a Commons file that Openverse also lists appears once, as a Commons photo`() async throws {
        let commons = try CommonsServer.start()
        let images = [
            OpenverseFixture.image(
                1, ["foreign_landing_url": "\"https://commons.wikimedia.org/w/index.php?curid=3\""]),
            OpenverseFixture.image(2),
        ]
        let openverse = try OpenverseServer.start { _ in
            .init(body: OpenverseFixture.page(images, count: 2, pages: 1))
        }
        let page = try await Self.free(commons, openverse).page(of: Self.query, Self.first)
        let keys = page.items.map(\.id.description)
        #expect(keys.filter { $0.hasPrefix("openverse:") } == ["openverse:\(OpenverseFixture.id(2))"])
        #expect(keys.count { $0 == "commons:3" } == 1)
    }

    /// Replies without photos, and the error in the note; `nil` if no note is expected.
    private static let faults: [(reply: PreparedServer.Reply, note: CatalogError?)] = [
        (
            .init(status: 403, body: "<html>Attention Required! | Cloudflare</html>"),
            .impossible(.blockedNetwork)
        ),
        (.init(status: 429, headers: ["Retry-After": "60"]), .rateLimited(until: nil)),
        (.init(body: "<html>Sign in</html>"), .unreadable(.webPage)),
        (.init(body: OpenverseFixture.page([], count: 0, pages: 0)), nil),
    ]

    @Test(arguments: faults.indices)
    func `if Openverse fails or finds nothing, Commons fills the page, and only a failure is noted`(
        index: Int
    ) async throws {
        let (reply, error) = Self.faults[index]
        let (commons, openverse) = (try CommonsServer.start(), try OpenverseServer.start { _ in reply })
        let page = try await Self.free(commons, openverse).page(of: Self.query, Self.first)
        #expect(Self.services(page) == Array(repeating: .commons, count: 30))
        #expect(page.notes.count == (error == nil ? 0 : 1))
        switch (page.notes.first, error) {
        case (.missing(.openverse, .rateLimited), .rateLimited), (nil, nil): break
        case (.missing(.openverse, let found), let expected): #expect(found == expected)
        case (.unsupported(let found), .impossible(let expected)): #expect(found == expected)
        default: Issue.record("\(page.notes)")
        }
    }

    @Test(arguments: [403, 429, 500])
    func `if Commons fails, Openverse fills the page, and one note is returned`(status: Int) async throws {
        let commons = try CommonsServer.start { _ in
            .init(status: status, headers: ["Retry-After": "60"], body: "Please set a user-agent")
        }
        let page = try await Self.free(commons, try OpenverseServer.start()).page(of: Self.query, Self.first)
        #expect(Self.services(page) == Array(repeating: .openverse, count: 30))
        guard page.notes.count == 1, case .missing(.commons, _)? = page.notes.first else {
            Issue.record("\(page.notes)")
            return
        }
    }

    @Test func `a page without the photos of a silent service is returned after the timeout`() async throws {
        // A server would have to stay silent for longer than Openverse's reply takes on a busy machine.
        let commons = StubMember(.commons, StubMember.photos(.commons, 1...30), delay: .seconds(600))
        let openverse = try OpenverseServer.catalog(try OpenverseServer.start())
        let free = AllServices([commons, openverse], as: .free, timeout: .milliseconds(300))
        let page = try await free.page(of: Self.query, Self.first)
        #expect(Self.services(page) == Array(repeating: .openverse, count: 30))
        #expect(page.notes == [.missing(.commons, because: .timedOut)])
    }

    @Test func `a service whose requests are nearly used up gets no optional requests`() async throws {
        let used = RateBudget(limit: 200, remaining: 9, period: 86_400)
        let low = StubMember(.openverse, StubMember.photos(.openverse, 1...30), budget: used)
        let other = StubMember(.commons, StubMember.photos(.commons, 1...30))
        let free = AllServices([other, low], as: .free)
        #expect(free.optionalRequests == .max)
        let optional = try await free.page(of: Self.query, PageRequest(number: 1, isOptional: true))
        #expect(Set(Self.services(optional)) == [.commons] && optional.notes == [])
        let asked = try await free.page(of: Self.query, PageRequest(number: 1, size: 20))
        #expect(Set(Self.services(asked)) == [.commons, .openverse])
        let none = AllServices([low], as: .free)
        #expect(none.optionalRequests == 0)
        #expect(try await none.page(of: Self.query, PageRequest(number: 1, isOptional: true)).hasMore)
    }

    @Test func `a service that does not support a filter gets no request and is noted`() async throws {
        let (commons, openverse) = (
            try CommonsServer.start(),
            try OpenverseServer.start { asked in
                asked.path == "/v1/images/stats/" ? .init(body: #"[{"source_name": "flickr"}]"#) : nil
            }
        )
        let query = SearchQuery(keywords: "fog", filters: [.source: "flickr"])
        let page = try await Self.free(commons, openverse).page(of: .search(query), Self.first)
        #expect(Set(Self.services(page)) == [.openverse])
        let gap = FilterGap(name: .source, value: "flickr", allowed: [])
        #expect(page.notes == [.leftOut(.commons, for: gap)])
        #expect(commons.requests.isEmpty)
    }
}
