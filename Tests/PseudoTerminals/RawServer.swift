import ChildProcesses
import Glibc

/// A server on 127.0.0.1 that answers with bytes, so that it can do what no HTTP library would.
///
/// It listens until the process ends: an object released at its last use would take the connections with it.
public final class RawServer: Sendable {
    /// No port is free.
    public struct NoSocket: Error {}

    /// Where it listens.
    public let port: UInt16
    private let log = RawServerLog()

    /// `answer` runs on a thread for each connection, which is closed when it returns; with nil nobody takes connections
    /// up, and with a `backlog` of 0 the system drops most of them.
    public init(backlog: Int32 = 64, answer: (@Sendable (RawConnection) -> Void)?) throws(NoSocket) {
        guard let (listener, port) = Loopback.listener(queue: backlog) else { throw NoSocket() }
        self.port = port
        guard let answer else { return }
        let log = log
        let base = base
        DetachedThread.start(isSignalled: false) {
            while let descriptor = Loopback.accepted(by: listener) {
                // A program started by another test must not keep the connection open.
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                let number = log.opened()
                DetachedThread.start(isSignalled: false) {
                    answer(RawConnection(descriptor: descriptor, number: number, base: base, log: log))
                    _ = close(descriptor)
                }
            }
        }
    }

    public var base: String { "http://127.0.0.1:\(port)" }
    /// The head of every request so far.
    public var heads: [String] { log.heads }
    /// How many connections were made.
    public var connections: Int { log.connections }
}
