import Foundation
import Glibc
import TestKit

/// Port with a full backlog: the kernel drops connection attempts, as a firewall does.
final class StalledListener: Sendable {
    private let server: RawServer
    private let fillers: [Int32]

    init() throws {
        let server = try RawServer(backlog: 0, answer: nil)
        self.server = server
        fillers = (0..<4).map { _ in Loopback.attempt(to: server.port) }
    }

    deinit { fillers.forEach { _ = close($0) } }

    var base: String { server.base }

    /// Whether another socket is connecting to the port, in state SYN_SENT (proc(5), /proc/net/tcp).
    var isAwaited: Bool {
        let target = Self.address(server.port)
        let own = Set(fillers.map { Self.address(Self.localPort(of: $0)) })
        return KernelTable.rows(of: "/proc/net/tcp").contains { row in
            row.count > 3 && row[2] == target && row[3] == "02" && !own.contains(row[1])
        }
    }

    private static func address(_ port: UInt16) -> String { String(format: "0100007F:%04X", port) }

    private static func localPort(of descriptor: Int32) -> UInt16 {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = getsockname(descriptor, $0, &length)
            }
        }
        return UInt16(bigEndian: address.sin_port)
    }
}
