import FlyingFox
import FlyingSocks
import Glibc

/// Socket pool without Nagle's algorithm: FlyingFox writes head and body of a reply separately, and the body would wait
/// 40 ms for the client's delayed acknowledgment of the head.
struct PromptPool<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base

    func prepare() async throws { try await base.prepare() }
    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // A failure only delays the replies.
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}
