import PseudoTerminals
import Synchronization

/// A server on 127.0.0.1 that does what it is told with every search, and answers everything else with nothing found.
final class FaultServer: Sendable {
    private let server: RawServer
    private let log: Log

    private final class Log: Sendable {
        let times = Mutex<[Double]>([])
    }

    var port: UInt16 { server.port }
    var base: String { server.base }

    /// When each search came, in seconds.
    var asked: [Double] { log.times.withLock { $0 } }

    /// `fault` deals with a connection whose first head, of a search, it gets together with its number from 1 on; the
    /// connection is closed when it returns false. Without one no connection is accepted, and with a `backlog` of
    /// 0 the system drops most of them.
    init(
        backlog: Int32 = 64, _ fault: (@Sendable (RawConnection, String, Int) -> Bool)?
    ) throws {
        let log = Log()
        self.log = log
        guard let fault else {
            server = try RawServer(backlog: backlog, answer: nil)
            return
        }
        server = try RawServer(backlog: backlog) { Self.serve($0, log, fault) }
    }

    private static func serve(
        _ connection: RawConnection, _ log: Log, _ fault: @Sendable (RawConnection, String, Int) -> Bool
    ) {
        while let head = connection.readHead() {
            guard head.hasPrefix("GET /search/") || head.contains("photos.search") else {
                connection.answer(headers: ["Content-Type: application/json"], text: "[]")
                continue
            }
            let number = log.times.withLock { times in
                times.append(Clock.now)
                return times.count
            }
            guard fault(connection, head, number) else { return }
        }
    }
}
