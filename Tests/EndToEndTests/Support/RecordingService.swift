import Foundation
import Glibc
import Synchronization

/// A server on this machine that writes down every byte it is sent, answers all requests alike, and stays until the
/// tests end.
final class RecordingService: Sendable {
    /// Where it listens.
    let port: UInt16
    private let bytes = Mutex<[UInt8]>([])

    /// `answer` is what every request gets, head and all.
    init(answer: String = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]") {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = bind(listener, address, size)
                _ = listen(listener, 16)
                _ = getsockname(listener, address, &size)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                Thread.detachNewThread { [self] in
                    serve(connection, Array(answer.utf8))
                    close(connection)
                }
            }
        }
    }

    /// Its address.
    var base: String { "http://127.0.0.1:\(port)" }

    /// What has come so far.
    var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

    private func serve(_ connection: Int32, _ answer: [UInt8]) {
        var head: [UInt8] = []
        var byte: UInt8 = 0
        while read(connection, &byte, 1) == 1 {
            bytes.withLock { $0.append(byte) }
            head.append(byte)
            guard head.suffix(4).elementsEqual("\r\n\r\n".utf8) else { continue }
            head = []
            _ = answer.withUnsafeBytes {
                send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
        }
    }
}
