import FlyingFox
import FlyingSocks
import FoundationEssentials
import Glibc

struct DemoServer: Sendable {
    let photos: DemoPhotoCollection

    /// Serves until the process ends; `listening` receives the URL once requests are accepted.
    func run(listening: @escaping @Sendable (String) -> Void) async throws {
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: 0), timeout: 60,
            pool: PromptPool(base: HTTPServer.defaultPool()), logger: .disabled)
        let running = Task { try await server.run() }
        try await server.waitUntilListening(timeout: 60)
        guard case .ip4(let host, let port) = await server.listeningAddress else { return running.cancel() }
        let base = "http://\(host):\(port)"
        let routes = Routes(photos: photos, base: base)
        await server.appendRoute("*") { request in
            let reply = await routes.reply(to: ServiceRequest(request))
            return HTTPResponse(reply, isHead: request.method == .HEAD)
        }
        listening(base)
        try await running.value
    }
}

/// Socket pool without Nagle's algorithm: FlyingFox writes head and body of a reply separately, and the body would wait
/// 40 ms for the client's delayed acknowledgment of the head.
private struct PromptPool<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base

    func prepare() async throws { try await base.prepare() }
    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // A failure only delays the replies.
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}
