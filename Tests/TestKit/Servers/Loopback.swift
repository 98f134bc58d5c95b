import Glibc

public enum Loopback {
    /// Connects without Nagle's algorithm; `nil` if the port is closed.
    public static func connection(to port: UInt16) -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard withAddress(port, { connect(descriptor, $0, $1) == 0 }) else {
            close(descriptor)
            return nil
        }
        send(atOnce: descriptor)
        return descriptor
    }

    public static func attempt(to port: UInt16) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
        _ = withAddress(port) { connect(descriptor, $0, $1) == 0 }
        return descriptor
    }

    /// UDP socket bound to a loopback address such as 127.0.0.153; `nil` on failure.
    public static func datagrams(at host: String, port: UInt16) -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard withAddress(port, at: host, { bind(descriptor, $0, $1) == 0 }) else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    public struct NoPort: Error {}

    /// Free port outside the ephemeral range (from 32,768 on), from which the system takes ports for connections.
    public static func freePort() throws(NoPort) -> UInt16 {
        for _ in 0..<100 {
            guard let (descriptor, port) = listener(at: UInt16.random(in: 10_000..<32_000)) else { continue }
            close(descriptor)
            return port
        }
        throw NoPort()
    }

    /// Listens on `port`, or on any free port for 0; `nil` on failure. Pending connections beyond `queue` are dropped.
    public static func listener(
        at port: UInt16 = 0, queue: Int32 = 64
    ) -> (descriptor: Int32, port: UInt16)? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard withAddress(port, { bind(descriptor, $0, $1) == 0 }), listen(descriptor, queue) == 0 else {
            close(descriptor)
            return nil
        }
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// Accepts a connection; `nil` if the listener is closed.
    public static func accepted(by listener: Int32) -> Int32? {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { return nil }
        // Otherwise a process started by another test would keep the connection open.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        send(atOnce: descriptor)
        return descriptor
    }

    /// `false` if the peer has disconnected.
    public static func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func send(atOnce descriptor: Int32) {
        var on: Int32 = 1
        setsockopt(
            descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func withAddress(
        _ port: UInt16, at host: String = "127.0.0.1", _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
