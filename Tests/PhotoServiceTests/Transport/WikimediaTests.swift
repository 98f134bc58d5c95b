import Foundation
import GalleryCore
import Glibc
import Synchronization
import TestKit
import Testing

@testable import PhotoService

/// Rules of the Wikimedia Foundation: User-Agent with contact, two connections, backoffs stored per host.
@Suite(.whenIdle, .timeLimit(.minutes(10))) struct WikimediaTests {
    private func transport(
        _ server: RawServer?, contact: String? = nil, homepage: String = "", memory: HostMemory? = nil
    ) -> CurlTransport {
        CurlTransport(
            version: "9.8", policy: .none, refusals: HostBackoff(memory: memory), contact: contact,
            homepage: homepage,
            wikimedia: WikimediaHosts(and: server.map { ["127.0.0.1:\($0.port)"] } ?? []), memory: memory)
    }

    private func server() throws -> RawServer {
        try RawServer { connection in while connection.readHead() != nil { connection.answer() } }
    }

    private func userAgent(_ server: RawServer) -> String? {
        server.heads.last?.split(separator: "\r\n").first { $0.hasPrefix("User-Agent: ") }.map(String.init)
    }

    @Test(arguments: [
        ("https://upload.wikimedia.org/a.jpg", true), ("https://thumb.wikimedia.org/a.jpg", true),
        ("https://commons.wikimedia.org/w/api.php", true), ("https://en.wikipedia.org/", true),
        ("https://WIKIMEDIA.org", true), ("https://notwikimedia.org/", false),
        ("https://wikimedia.org.example.org/", false), ("https://live.staticflickr.com/a.jpg", false),
    ])
    func `hosts of Wikimedia are recognized by name`(url: String, isWikimedia: Bool) {
        #expect(WikimediaHosts().contain(url) == isWikimedia)
    }

    @Test func `the contact is sent to hosts of Wikimedia only`() async throws {
        let wikimedia = try server(), other = try server()
        let transport = transport(wikimedia, contact: "You@example.org", homepage: "https://h.example")
        _ = try await transport.data(.test(wikimedia.base))
        _ = try await transport.data(.test(other.base))
        let agent = try #require(userAgent(wikimedia))
        #expect(agent.hasPrefix("User-Agent: gallery/9.8 (You@example.org) libcurl/"))
        #expect(userAgent(other) == "User-Agent: gallery/9.8")
        transport.use(contact: nil)
        _ = try await transport.data(.test(wikimedia.base))
        #expect(userAgent(wikimedia)?.contains("(https://h.example)") == true)
        #expect(!transport.takeContactQuestion())
    }

    @Test func `redirects are followed up to the limit, and the contact is not sent to other hosts`()
        async throws
    {
        let other = try server()
        let wikimedia = try RawServer { connection in
            while let head = connection.readHead() {
                let targets = ["out": other.base + "/there", "in": "/end", "loop": "/loop"]
                let target = targets.first { head.hasPrefix("GET /\($0.key) ") }?.value
                connection.answer(
                    target == nil ? "200 OK" : "302 Found",
                    headers: target.map { ["Location: " + $0] } ?? [])
            }
        }
        let transport = transport(wikimedia, contact: "you@example.org")
        #expect(try await transport.data(.test(wikimedia.base + "/out")).status == 200)
        #expect(other.heads.last?.hasPrefix("GET /there ") == true)
        #expect(userAgent(other) == "User-Agent: gallery/9.8")
        #expect(try await transport.data(.test(wikimedia.base + "/in")).status == 200)
        #expect(userAgent(wikimedia)?.contains("you@example.org") == true)
        let before = wikimedia.heads.count
        guard
            case .refused(.host(_, .tooManyRedirects)) = await transport.failure(
                of: .test(wikimedia.base + "/loop"))
        else {
            Issue.record("no error")
            return
        }
        #expect(wikimedia.heads.count == before + CurlTransport.redirects + 1)
    }

    @Test(arguments: [
        ("1024px-Heron.jpg", "960px-Heron.jpg"), ("960px-Heron.jpg", "960px-Heron.jpg"),
        ("9999px-Heron.jpg", "3840px-Heron.jpg"), ("5px-Heron.jpg", "20px-Heron.jpg"),
        ("lossy-page1-800px-Heron.tiff.jpg", "lossy-page1-500px-Heron.tiff.jpg"),
        ("px-Heron.jpg", "px-Heron.jpg"),
        ("99999999999999999999px-Heron.jpg", "99999999999999999999px-Heron.jpg"),
        ("Heron.jpg", "Heron.jpg"),
    ])
    func `the width in a thumbnail's address becomes a listed width, and other addresses are unchanged`(
        name: String, listed: String
    ) {
        let folder = "https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Heron.jpg/"
        #expect(WikimediaHosts.withListedWidth(folder + name) == folder + listed)
        let file = "https://upload.wikimedia.org/wikipedia/commons/a/ab/1024px-Heron.jpg"
        #expect(WikimediaHosts.withListedWidth(file) == file)
    }

    @Test func `a hosts.json that is not a regular file, is damaged or is too large is treated as empty`() {
        let folder = TemporaryFolder(), path = folder("hosts.json")
        #expect(mkfifo(path, 0o600) == 0)
        #expect(HostMemory(folder: folder.path).refusals().isEmpty)
        for content in ["{", "[]", String(repeating: " ", count: 1 << 20)] {
            unlink(path)
            #expect(FileManager.default.createFile(atPath: path, contents: Data(content.utf8)))
            #expect(HostMemory(folder: folder.path).refusals().isEmpty)
        }
    }

    @Test func `the user is asked for a missing contact only once, also across sessions`() async throws {
        let wikimedia = try server()
        let other = try server()
        let folder = TemporaryFolder()
        for session in 1...2 {
            let transport = transport(wikimedia, memory: HostMemory(folder: folder.path))
            _ = try await transport.data(.test(other.base))
            #expect(!transport.takeContactQuestion())
            for _ in 1...2 {
                _ = try await transport.data(.test(wikimedia.base))
                #expect(userAgent(wikimedia) == "User-Agent: gallery/9.8")
            }
            #expect(transport.takeContactQuestion() == (session == 1))
            _ = try await transport.data(.test(wikimedia.base))
            #expect(!transport.takeContactQuestion())
        }
    }

    @Test func `without a network, the user is not asked for a contact`() async throws {
        let silent = try RawServer { _ in }
        let transport = transport(silent)
        await #expect(throws: CatalogError.self) { _ = try await transport.data(.test(silent.base)) }
        #expect(!transport.takeContactQuestion())
    }

    @Test func `hosts of Wikimedia get at most two connections`() async throws {
        let open = Mutex((now: 0, most: 0))
        let server = try RawServer { connection in
            open.withLock { open in
                open.now += 1
                open.most = max(open.most, open.now)
            }
            while connection.readHead() != nil {
                usleep(5000)
                connection.answer()
            }
            open.withLock { $0.now -= 1 }
        }
        let transport = transport(server)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...20 {
                group.addTask { _ = try await transport.data(.test(server.base + "/\(number)")) }
            }
            try await group.waitForAll()
        }
        #expect(open.withLock(\.most) == 2)
        #expect(server.heads.count == 20)
    }

    @Test func `a backoff for pictures is kept across sessions until it ends, and does not apply to replies`()
        async throws
    {
        let server = try Replies.server(.status(429, retryAfter: "100"))
        let folder = TemporaryFolder()
        let picture = HTTPRequest.picture(server.base, reach: .loopback)
        for _ in 1...2 {
            let transport = transport(nil, memory: HostMemory(folder: folder.path))
            guard case .rateLimited(.some) = await transport.failure(of: picture) else {
                Issue.record("no limit")
                return
            }
        }
        #expect(server.heads.count == 1)
        let first = await transport(nil, memory: HostMemory(folder: folder.path)).failure(
            of: .test(server.base))
        #expect(first != nil && server.heads.count == 2)
        let later = HostBackoff(memory: HostMemory(folder: folder.path)) { Date(timeIntervalSinceNow: 200) }
        #expect(later.end(of: picture.allowance) == nil)
    }

    @Test(arguments: ["", "{", "[]", "{\"refusals\": 3}", String(repeating: "[", count: 100_000)])
    func `a damaged file of backoffs is ignored and replaced`(text: String) {
        let folder = TemporaryFolder()
        folder.put(Array(text.utf8), at: "hosts.json")
        let now = Date()
        let refusal = HostMemory.Refusal(host: "h", limit: nil, isLimit: true, noted: now, end: now + 60)
        #expect(HostMemory(folder: folder.path).refusals() == [])
        HostMemory(folder: folder.path).note(refusal, now: now)
        #expect(HostMemory(folder: folder.path).refusals().map(\.host) == ["h"])
    }
}
