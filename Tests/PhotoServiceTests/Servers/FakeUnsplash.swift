import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// A server on 127.0.0.1 that answers routes with prepared replies and remembers what it was asked.
final class FakeUnsplash: Sendable {
    struct Asked: Sendable {
        let path: String
        let query: [String: String]
        let headers: [String: String]
    }

    struct Reply: Sendable {
        var status = 200
        var headers: [String: String] = [:]
        var body: String
    }

    struct NoPort: Error {}

    let base: String
    private let log = Mutex<[Asked]>([])
    private let server: HTTPServer
    private let running: Task<Void, any Error>

    /// Every request so far.
    var asked: [Asked] { log.withLock { $0 } }

    init(_ answer: @escaping @Sendable (Asked) -> Reply) async throws {
        server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
        let relay = Relay()
        await server.appendRoute("*") { request in await relay.answer(request) }
        running = Task { [server] in try await server.run() }
        try await server.waitUntilListening(timeout: 60)
        guard case .ip4(_, let port) = await server.listeningAddress else { throw NoPort() }
        base = "http://127.0.0.1:\(port)"
        relay.target.withLock { target in
            target = { [weak self] asked in
                self?.log.withLock { $0.append(asked) }
                return answer(asked)
            }
        }
    }

    deinit { running.cancel() }

    /// Stands between the routes, which must exist before the server has a port, and the object.
    private final class Relay: Sendable {
        let target = Mutex<(@Sendable (Asked) -> Reply)?>(nil)

        func answer(_ request: HTTPRequest) async -> HTTPResponse {
            var query: [String: String] = [:]
            for item in request.query { query[item.name] = item.value }
            var headers: [String: String] = [:]
            for (name, value) in request.headers { headers[name.rawValue.lowercased()] = value }
            let asked = Asked(path: request.path, query: query, headers: headers)
            let answer = target.withLock { $0 }
            let reply = answer?(asked) ?? Reply(status: 500, body: "")
            var fields = HTTPHeaders()
            for (name, value) in reply.headers { fields[HTTPHeader(name)] = value }
            return HTTPResponse(
                statusCode: HTTPStatusCode(reply.status, phrase: "Prepared"), headers: fields,
                body: Data(reply.body.utf8))
        }
    }
}
