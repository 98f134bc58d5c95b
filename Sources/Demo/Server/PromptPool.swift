import FlyingFox
import FlyingSocks
import Glibc

/// A socket pool that turns Nagle's algorithm off for every socket it waits for.
///
/// FlyingFox writes head and body of a reply one after the other; with Nagle's algorithm the second waits for
/// the client's delayed acknowledgment of the first: 40 ms for each reply on a connection kept open.
struct PromptPool<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base

    func prepare() async throws { try await base.prepare() }
    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // Replies still arrive without it, only later.
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}
