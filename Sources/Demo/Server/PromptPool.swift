import FlyingFox
import FlyingSocks
import Glibc

/// Socket pool that disables Nagle's algorithm.
///
/// FlyingFox writes head and body of a reply separately; with Nagle's algorithm the body waits for the client's delayed
/// acknowledgment of the head: 40 ms per reply on a persistent connection.
struct PromptPool<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base

    func prepare() async throws { try await base.prepare() }
    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // A failure only delays replies.
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}
