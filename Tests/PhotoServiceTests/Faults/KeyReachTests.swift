import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct KeyReachTests {
    /// Redirects to another server; `%` is replaced by the request target.
    private static let shapes: [(status: String, location: @Sendable (RawServer) -> String)] = [
        ("301 Moved Permanently", { "\($0.base)/x" }), ("302 Found", { "\($0.base)/x" }),
        ("303 See Other", { "\($0.base)/x" }), ("307 Temporary Redirect", { "\($0.base)/x" }),
        ("308 Permanent Redirect", { "\($0.base)/x" }), ("302 Found", { "//localhost:\($0.port)/x" }),
        ("302 Found", { "http://127.0.0.2:\($0.port)/x" }),
        ("302 Found", { "HTTP://LOCALHOST:\($0.port)%" }), ("302 Found", { "http://[::1]:\($0.port)/x" }),
        ("302 Found", { "http://api.unsplash.com@127.0.0.1:\($0.port)/x" }),
    ]

    /// Answers a token request of Openverse; `false` for other requests.
    private static func grants(_ head: String, on connection: RawConnection) -> Bool {
        guard head.hasPrefix("POST /v1/auth_tokens/token/ ") else { return false }
        let length = head.lowercased().split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
        _ = connection.readBody(length?.split(separator: " ").last.flatMap { Int($0) } ?? 0)
        let token = TestedService.openverse.secrets[2]
        connection.answer(body: Array("{\"access_token\": \"\(token)\", \"expires_in\": 36000}".utf8))
        return true
    }

    private static func witness() throws -> RawServer {
        try RawServer { connection in
            while connection.readHead() != nil { connection.answer(body: Array("{}".utf8)) }
        }
    }

    @Test(arguments: TestedService.withKeys, shapes.indices)
    func `no redirect sends an access key to another host`(service: TestedService, shape: Int) async throws {
        let other = try Self.witness()
        let (status, location) = Self.shapes[shape]
        let own = try RawServer { connection in
            while let head = connection.readHead() {
                if Self.grants(head, on: connection) { continue }
                let target = head.split(separator: " ").dropFirst().first.map(String.init) ?? ""
                let address = location(other).replacing("%", with: target)
                connection.answer(status, headers: ["Location: \(address)"])
            }
        }
        let catalog = try service.catalog(own.base, signsIn: true)
        _ = try? await catalog.page(of: .search(SearchQuery(keywords: "fog")), PageRequest(number: 1))
        _ = try? await catalog.photo(PhotoID(service: catalog.service, key: "1"))
        let asked = own.heads.filter { !$0.hasPrefix("POST ") }
        #expect(!asked.isEmpty)
        #expect(asked.allSatisfy { $0.contains(service.secrets.last ?? "") })
        #expect(other.heads.allSatisfy { !$0.contains("canary") })
    }

    @Test(arguments: TestedService.withKeys, [0, 150, 170, 180, 185, 190, 195, 199])
    func `an access key in a service's message is removed, even if the message is truncated`(
        service: TestedService, padding: Int
    ) async throws {
        let secret = service.secrets.last ?? ""
        let text = String(repeating: "x", count: padding) + secret + " is no good"
        let bodies = [
            TestedService.unsplash: #"{"errors": ["\#(text)"]}"#,
            .flickr: #"{"stat": "fail", "code": 18, "message": "\#(text)"}"#,
            .openverse: #"{"detail": "\#(text)"}"#,
        ]
        let body = Array((bodies[service] ?? "").utf8)
        let server = try RawServer { connection in
            while let head = connection.readHead() {
                if Self.grants(head, on: connection) { continue }
                connection.answer("400 Bad Request", body: body)
            }
        }
        let catalog = try service.catalog(server.base, signsIn: true)
        do throws(CatalogError) {
            _ = try await catalog.page(of: .search(SearchQuery(keywords: "fog")), PageRequest(number: 1))
            Issue.record("\(service) took a refusal for photos")
        } catch {
            let told = "\(error)"
            #expect(told.contains("…") || padding > 0, "\(told)")
            #expect(!told.contains(secret.prefix(4)), "\(told)")
            #expect(told.contains("xxx") || padding == 0, "\(told)")
        }
        #expect(server.heads.contains { $0.contains(secret) })
    }

    @Test func `each of three access keys is sent only to its own service`() async throws {
        // Each server except the first redirects requests for `elsewhere` to the previous server.
        var servers: [RawServer] = []
        for service in TestedService.withKeys {
            let next = servers.last?.base
            let body = Array(service.page([service.photo(1), service.photo(2)]).utf8)
            servers.append(
                try RawServer { connection in
                    while let head = connection.readHead() {
                        if Self.grants(head, on: connection) { continue }
                        if let next, head.contains("elsewhere") {
                            connection.answer("307 Elsewhere", headers: ["Location: \(next)/elsewhere"])
                        } else {
                            connection.answer(body: body)
                        }
                    }
                })
        }
        for (service, server) in zip(TestedService.withKeys, servers) {
            let catalog = try service.catalog(server.base, signsIn: true)
            let first = PageRequest(number: 1)
            _ = try? await catalog.page(of: .feed, first)
            let photos = try? await catalog.page(of: .search(SearchQuery(keywords: "fog")), first).items
            _ = try? await catalog.page(of: .search(SearchQuery(keywords: "elsewhere")), first)
            _ = try? await catalog.page(of: .random("elsewhere"), PageRequest(number: 1, size: 3)).items
            _ = try? await catalog.topics()
            guard let photo = photos?.first else {
                Issue.record("\(service) found nothing")
                continue
            }
            _ = try? await catalog.photo(photo.id)
            _ = try? await catalog.page(of: .similar(to: photo), first)
            _ = try? await catalog.picture(photo.source, of: catalog.service, width: 100)
        }
        for service in TestedService.withKeys {
            for (host, server) in zip(TestedService.withKeys, servers) {
                let carries = server.heads.contains { head in service.secrets.contains(where: head.contains) }
                #expect(carries == (host == service), "\(service) at \(host)")
                // Only Openverse may receive a POST request: the request for its token.
                #expect(host == .openverse || !server.heads.contains { $0.hasPrefix("POST ") })
            }
        }
        #expect(servers.allSatisfy { !$0.heads.isEmpty })
    }
}
