import Glibc
import Synchronization
import TestKit

/// Loopback server that records every byte and gives all requests one answer. Runs until the tests end.
final class RecordingService: Sendable {
    private let server: RawServer
    private let log: Log

    private final class Log: Sendable {
        let bytes = Mutex<[UInt8]>([])
    }

    /// `answer` is a complete response including the head.
    init(answer: String = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]") throws {
        let log = Log()
        self.log = log
        server = try RawServer { Self.serve($0, log, answer) }
    }

    var base: String { server.base }

    var text: String { String(decoding: log.bytes.withLock { $0 }, as: UTF8.self) }

    private static func serve(_ connection: RawConnection, _ log: Log, _ answer: String) {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while read(connection.descriptor, &byte, 1) == 1 {
            log.bytes.withLock { $0.append(byte) }
            head.append(byte)
            guard head.suffix(4).elementsEqual("\r\n\r\n".utf8) else { continue }
            head = []
            connection.send(answer)
        }
    }
}
