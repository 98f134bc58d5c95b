import Glibc
import Synchronization

@testable import PhotoService

/// A server on 127.0.0.1 that answers with bytes, so that it can do what no HTTP library would.
///
/// It listens until the tests end: an object released at its last use would take the connections with it.
final class RawServer: Sendable {
    struct NoSocket: Error {}

    let port: UInt16
    private let log: RawServerLog

    /// `answer` runs on a thread for each connection, which is closed when it returns; nil accepts none.
    init(backlog: Int32 = 64, answer: (@Sendable (RawConnection) -> Void)?) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 && listen(listener, backlog) == 0
                    && getsockname(listener, address, &length) == 0
            }
        }
        guard isListening else { throw NoSocket() }
        port = UInt16(bigEndian: address.sin_port)
        let log = RawServerLog()
        self.log = log
        guard let answer else { return }
        _ = DetachedThread.start {
            while true {
                let descriptor = accept(listener, nil, nil)
                guard descriptor >= 0 else { break }
                // A program started by another test must not keep the connection open.
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
                let number = log.opened()
                _ = DetachedThread.start {
                    answer(RawConnection(descriptor: descriptor, number: number, log: log))
                    _ = close(descriptor)
                }
            }
        }
    }

    var base: String { "http://127.0.0.1:\(port)" }
    /// The head of every request so far.
    var heads: [String] { log.heads }
    /// How many connections were made.
    var connections: Int { log.connections }
}
