import ChildProcesses
import Glibc

/// Server on 127.0.0.1 that can send arbitrary bytes. Listens until the process ends, even without the object.
public final class RawServer: Sendable {
    public struct NoSocket: Error {}

    public let port: UInt16
    private let log = RawServerLog()

    /// `answer` runs on a new thread for each connection, which is closed when `answer` returns. If `answer` is
    /// `nil`, no connection is accepted, and with a `backlog` of 0 the system drops most connections.
    public init(backlog: Int32 = 64, answer: (@Sendable (RawConnection) -> Void)?) throws(NoSocket) {
        guard let (listener, port) = Loopback.listener(queue: backlog) else { throw NoSocket() }
        self.port = port
        guard let answer else { return }
        let log = log
        let base = base
        DetachedThread.start(isSignalled: false) {
            while let descriptor = Loopback.accepted(by: listener) {
                let number = log.opened()
                DetachedThread.start(isSignalled: false) {
                    answer(RawConnection(descriptor: descriptor, number: number, base: base, log: log))
                    _ = close(descriptor)
                }
            }
        }
    }

    public var base: String { "http://127.0.0.1:\(port)" }
    public var heads: [String] { log.heads }
    public var connections: Int { log.connections }
}
