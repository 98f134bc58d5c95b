import FoundationEssentials
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct OpenverseTokenTests {
    private let home = TemporaryFolder()
    private let clock = TestClock(Date(timeIntervalSince1970: 1_700_000_000))
    private var file: TokenFile { TokenFile(folder: home.path + "/state/gallery") }

    /// New catalog, as in a separate process.
    private func shell(_ server: TokenServer) throws -> OpenverseCatalog {
        try OpenverseCatalog(
            base: server.base,
            credentials: OpenverseCredentials(id: "canary&id", secret: "canary/secret", folder: file.folder),
            transport: .test(), now: { [clock] in clock.now })
    }

    private func search(_ catalog: OpenverseCatalog) async throws(CatalogError) -> Int {
        try await catalog.page(of: .search(SearchQuery(keywords: "fog")), PageRequest(number: 1, size: 20))
            .items
            .count
    }

    private var mode: mode_t {
        var info = stat()
        return stat(file.path, &info) == 0 ? info.st_mode & 0o777 : 0
    }

    @Test func `a token is requested once, and stored in a file that only the owner can access`() async throws
    {
        let server = try TokenServer()
        let catalog = try shell(server)
        #expect(try await search(catalog) == 20)
        #expect(try await search(catalog) == 20)
        #expect(server.shown == ["Bearer token-1", "Bearer token-1"])
        #expect(server.grants.count == 1)
        #expect(server.grants[0].headers["authorization"] == nil)
        #expect(mode == 0o600)
        #expect(file.read()?.value == "token-1")
        #expect(
            server.requests.allSatisfy { !$0.path.contains("canary") && !"\($0.query)".contains("canary") })
    }

    @Test func `a token is renewed a minute before its expiry`() async throws {
        let server = try TokenServer(lifetime: 600)
        let catalog = try shell(server)
        _ = try await search(catalog)
        clock.advance(539)
        _ = try await search(catalog)
        #expect(server.grants.count == 1)
        clock.advance(2)
        _ = try await search(catalog)
        #expect(server.shown == ["Bearer token-1", "Bearer token-1", "Bearer token-2"])
        #expect(file.read()?.value == "token-2")
    }

    @Test func `a rejected token is renewed; if the new one is rejected too, further requests are anonymous`()
        async throws
    {
        let server = try TokenServer()
        let catalog = try shell(server)
        _ = try await search(catalog)
        server.revoke("token-1")
        #expect(try await search(catalog) == 20)
        #expect(server.shown == ["Bearer token-1", "Bearer token-1", "Bearer token-2"])
        server.revoke("all")
        await #expect(throws: CatalogError.self) { try await search(catalog) }
        #expect(server.shown.suffix(2) == ["Bearer token-2", "Bearer token-3"])
        #expect(try await search(catalog) == 20)
        #expect(server.shown.last == "none")
        #expect(server.grants.count == 3)
    }

    @Test func `concurrent catalogs that share a token file request a token only once per lifetime`()
        async throws
    {
        let server = try TokenServer()
        let shells = try (0..<4).map { _ in try shell(server) }
        for round in 1...2 {
            try await withThrowingTaskGroup(of: Int.self) { group in
                for shell in shells + shells { group.addTask { try await search(shell) } }
                for try await count in group { #expect(count == 20) }
            }
            #expect(server.grants.count == round)
            clock.advance(36_000)
        }
    }

    @Test func `a token for an unknown client is requested once, and the refusal is reported`() async throws {
        let server = try TokenServer(refusingClient: 401)
        let catalog = try shell(server)
        for _ in 0..<3 {
            await #expect(throws: CatalogError.impossible(.unknownClient)) {
                try await search(catalog)
            }
        }
        #expect(server.requests.count == 1)
    }

    @Test
    func `requests are anonymous while no token is granted, and a token is requested again after a minute`()
        async throws
    {
        let server = try TokenServer(refusingClient: 500)
        let catalog = try shell(server)
        _ = try await search(catalog)
        _ = try await search(catalog)
        #expect(server.shown == ["none", "none"])
        #expect(server.grants.count == 1)
        clock.advance(61)
        _ = try await search(catalog)
        #expect(server.grants.count == 2)
    }

    @Test
    func `a token file is replaced if it is damaged, readable by others, or written for another client`()
        async throws
    {
        let server = try TokenServer()
        _ = try await search(try shell(server))
        chmod(file.path, 0o644)
        _ = try await search(try shell(server))
        #expect(server.grants.count == 2)
        #expect(mode == 0o600)
        truncate(file.path, 10)
        _ = try await search(try shell(server))
        #expect(server.grants.count == 3)
        // A stored token of another client is ignored.
        let other = OpenverseToken(
            client: "other", base: server.base, value: "theirs", end: clock.now.timeIntervalSince1970 + 9999)
        #expect(file.write(other))
        _ = try await search(try shell(server))
        #expect(server.shown.last == "Bearer token-4")
    }

    @Test func `a token is sent only to the service, not to redirect targets`() async throws {
        let elsewhere = try PreparedServer { _ in .init(bytes: [0xFF, 0xD8, 0xFF]) }
        let server = try TokenServer(thumbnailsAt: elsewhere.base + "/picture.jpg")
        let catalog = try shell(server)
        let source = PictureSource([.init(address: "/images/x/thumb/", width: 600)])
        #expect(try await catalog.picture(source, of: .openverse, width: 10) == [0xFF, 0xD8, 0xFF])
        #expect(server.requests.last?.headers["authorization"] == "Bearer token-1")
        #expect(elsewhere.requests.count == 1)
        #expect(elsewhere.requests[0].headers["authorization"] == nil)
        #expect(!"\(elsewhere.requests)".contains("token-1") && !"\(elsewhere.requests)".contains("canary"))
    }
}
