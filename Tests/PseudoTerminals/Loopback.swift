import Glibc

/// Sockets on 127.0.0.1.
public enum Loopback {
    /// A connection; nil when nobody listens there. What is written leaves at once.
    public static func connection(to port: UInt16) -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard withAddress(port, { connect(descriptor, $0, $1) == 0 }) else {
            close(descriptor)
            return nil
        }
        send(atOnce: descriptor)
        return descriptor
    }

    /// A listening socket at any free port; nil when there is none.
    public static func listener() -> (descriptor: Int32, port: UInt16)? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard withAddress(0, { bind(descriptor, $0, $1) == 0 }), listen(descriptor, 64) == 0 else {
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

    /// The next connection of a listening socket; nil when it is closed.
    public static func accepted(by listener: Int32) -> Int32? {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { return nil }
        send(atOnce: descriptor)
        return descriptor
    }

    /// A port that was free a moment ago.
    public static func freePort() -> UInt16 {
        guard let (descriptor, port) = listener() else { return 0 }
        close(descriptor)
        return port
    }

    /// Pieces are not held back to be sent together.
    private static func send(atOnce descriptor: Int32) {
        var on: Int32 = 1
        setsockopt(
            descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func withAddress(
        _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
    ) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}
