import Glibc

/// User at the other end of a connection on this computer, from the kernel's tables (proc(5), /proc/net/tcp).
enum LoopbackPeer {
    /// Whether the client belongs to this user or root. A connection in no table, as from a VM, is allowed.
    static func isAllowed(port client: UInt16, connectedTo server: Int) -> Bool {
        // The table `tcp6` lists IPv6 sockets that reach 127.0.0.1 as ::ffff:127.0.0.1.
        ["tcp", "tcp6"].allSatisfy { name in
            users(of: client, connectedTo: server, in: table("/proc/net/\(name)"))
                .allSatisfy { $0 == geteuid() || $0 == 0 }
        }
    }

    /// Text of a table; empty if unreadable. Reads until the end, as the kernel returns the text page by page.
    private static func table(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(descriptor, &piece, piece.count), count > 0 {
            bytes += piece.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Users of sockets connected from port `client` to port `server`, both on 127.0.0.1.
    static func users(of client: UInt16, connectedTo server: Int, in table: String) -> [uid_t] {
        let ends = [Int(client), server].map(end)
        return table.split(separator: "\n").compactMap { row in
            let fields = row.split(separator: " ", maxSplits: 8)
            guard fields.count > 7, fields[1].hasSuffix(ends[0]), fields[2].hasSuffix(ends[1]) else {
                return nil
            }
            return uid_t(fields[7])
        }
    }

    /// `ADDRESS:PORT` in hexadecimal. The kernel prints the four bytes of the address as a number in host byte order.
    private static func end(_ port: Int) -> String {
        "\(hexadecimal(UInt32(0x7F00_0001).bigEndian, digits: 8)):\(hexadecimal(UInt32(port), digits: 4))"
    }

    private static func hexadecimal(_ number: UInt32, digits: Int) -> String {
        let text = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
