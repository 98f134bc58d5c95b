import Foundation
import Glibc

/// A port whose queue is full: the kernel drops every further attempt to connect, as a firewall would.
final class StalledListener: Sendable {
    private let server: RawServer
    private let fillers: [Int32]
    private let connectingBefore: Int

    init() throws {
        let server = try RawServer(backlog: 0, answer: nil)
        self.server = server
        fillers = (0..<4).map { _ in Self.connect(to: server.port) }
        connectingBefore = try Self.connecting(to: server.port)
    }

    deinit { fillers.forEach { _ = close($0) } }

    var base: String { server.base }

    /// Whether somebody else waits for a connection.
    func isAwaited() throws -> Bool { try Self.connecting(to: server.port) > connectingBefore }

    /// Sockets to the port in the state SYN_SENT (proc(5), /proc/net/tcp).
    private static func connecting(to port: UInt16) throws -> Int {
        let target = String(format: "0100007F:%04X", port)
        return try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8).split(separator: "\n").count {
            let columns = $0.split(separator: " ")
            return columns.count > 3 && columns[2] == target && columns[3] == "02"
        }
    }

    private static func connect(to port: UInt16) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return descriptor
    }
}
