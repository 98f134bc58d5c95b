import Glibc
import PseudoTerminals
import Synchronization

/// A server on 127.0.0.1 that does what it is told with every search, and answers everything else with nothing found.
final class FaultServer: Sendable {
    struct NoSocket: Error {}

    let port: UInt16
    private let times = Mutex<[Double]>([])

    var base: String { "http://127.0.0.1:\(port)" }

    /// When each search came, in seconds.
    var asked: [Double] { times.withLock { $0 } }

    /// `fault` deals with a connection whose first head, of a search, it gets together with its number from 1 on; the
    /// connection is closed when it returns false. Without one nobody takes connections up, and with a `backlog` of
    /// 0 the system drops most of them.
    init(
        backlog: Int32 = 64, _ fault: (@Sendable (FaultConnection, String, Int) -> Bool)?
    ) throws {
        guard let (listener, port) = Loopback.listener(queue: backlog) else { throw NoSocket() }
        self.port = port
        guard let fault else { return }
        BenchThread.start { [self] in
            while true {
                guard let descriptor = Loopback.accepted(by: listener) else { return }
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                BenchThread.start { [self] in
                    serve(FaultConnection(descriptor: descriptor), fault)
                    close(descriptor)
                }
            }
        }
    }

    private func serve(
        _ connection: FaultConnection, _ fault: @Sendable (FaultConnection, String, Int) -> Bool
    ) {
        while let head = connection.readHead() {
            guard head.hasPrefix("GET /search/") || head.contains("photos.search") else {
                connection.answer("200 OK", ["Content-Type: application/json"], "[]")
                continue
            }
            let number = times.withLock { times in
                times.append(Clock.now)
                return times.count
            }
            guard fault(connection, head, number) else { return }
        }
    }
}
