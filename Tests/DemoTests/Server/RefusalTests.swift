import TestKit
import Testing

@testable import Demo

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct RefusalTests {
    private let service = Service()

    private func errors(_ reply: Reply) throws -> [String] {
        try Service.decoded(ErrorJSON.self, reply).errors
    }

    @Test(arguments: [nil, "", "Client-ID ", "Basic abc", "client-id key"] as [String?])
    func `a request is refused if its access key is missing or in an unknown form`(key: String?) async throws
    {
        let reply = await service.get("/photos", key: key)
        #expect(reply.status == 401)
        #expect(try errors(reply) == ["OAuth error: The access token is invalid"])
    }

    @Test func `an access key is accepted as a bearer token and as a parameter`() async {
        #expect(await service.get("/photos", key: "Bearer token").status == 200)
        #expect(await service.get("/photos?client_id=key", key: nil).status == 200)
    }

    @Test func `a missing photo or user is reported with the service's message`() async throws {
        for path in [
            "/photos/nope", "/photos/AAAAAAAAAAA", "/photos/nope/download", "/photos/x/statistics",
            "/images/nope",
        ] {
            let reply = await service.get(path)
            #expect(reply.status == 404)
            #expect(try errors(reply) == ["Couldn't find Photo"], "\(path)")
        }
        #expect(try errors(await service.get("/users/x")) == ["Couldn't find User"])
    }

    @Test(arguments: [
        "/", "/nowhere", "/photos/a/b", "/photos/a/download/x", "/search", "/images", "/images/a/b",
    ])
    func `an unknown path is answered with 404`(path: String) async throws {
        let reply = await service.get(path)
        #expect(reply.status == 404)
        #expect(try !errors(reply).isEmpty)
        #expect(reply.value(of: "X-Unsplash-Version") == "v1")
    }

    @Test(arguments: ["POST", "PUT", "DELETE"])
    func `a method other than GET and HEAD is refused`(method: String) async throws {
        let reply = await service.get("/photos", method: method)
        #expect(reply.status == 405)
        #expect(try errors(reply) == ["Method not allowed"])
    }

    @Test func `requests are counted, and those above the hourly limit are refused`() async {
        let service = Service(limit: 3)
        for remaining in ["2", "1", "0"] {
            let reply = await service.get("/photos?per_page=1")
            #expect(reply.value(of: "X-Ratelimit-Limit") == "3")
            #expect(reply.value(of: "X-Ratelimit-Remaining") == remaining)
        }
        let over = await service.get("/photos")
        #expect(over.status == 403)
        #expect(over.value(of: "X-Ratelimit-Remaining") == "0")
        #expect(over.value(of: "Content-Type") == "application/json")
        #expect(String(decoding: over.body, as: UTF8.self) == "Rate Limit Exceeded")
    }

    @Test func `picture requests, and requests without an access key, are not counted`() async {
        let service = Service(limit: 1)
        let key = service.photos[0].key
        for _ in 0..<3 {
            _ = await service.get("/images/\(key)?w=16")
            _ = await service.get("/photos", key: nil)
        }
        #expect(await service.get("/photos").status == 200)
    }

    @Test func `a request with a current ETag is answered with 304 and no body`() async throws {
        let reply = await service.get("/photos?per_page=2")
        let tag = try #require(reply.value(of: "ETag"))
        let again = await service.get("/photos?per_page=2", knownTag: tag)
        #expect(again.status == 304 && again.body.isEmpty)
        #expect(await service.get("/photos?per_page=3", knownTag: tag).status == 200)
    }
}
