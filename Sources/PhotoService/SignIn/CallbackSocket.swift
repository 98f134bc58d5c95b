import GalleryCore
import Glibc

/// Listening socket on 127.0.0.1, and a pipe that wakes its thread. Closed on deinitialization.
final class CallbackSocket: Sendable {
    let listener: Int32
    let wakeEnd: Int32
    private let wakeStart: Int32
    let port: Int

    /// Port 0 selects any free port. Throws `.portTaken` for every error.
    init(port: Int) throws(SignInError) {
        var ends: [Int32] = [-1, -1]
        let listener = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard listener >= 0 else { throw .portTaken(port) }
        var one: Int32 = 1
        _ = setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(clamping: port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 64) == 0
                    && getsockname(listener, $0, &size) == 0
            }
        }
        guard isBound, pipe(&ends) == 0 else {
            close(listener)
            throw .portTaken(port)
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        self.listener = listener
        wakeEnd = ends[0]
        wakeStart = ends[1]
        self.port = Int(UInt16(bigEndian: address.sin_port))
    }

    /// Ends the current wait and all later ones, and frees the port before the thread closes the socket.
    func stop() {
        var byte: UInt8 = 0
        _ = write(wakeStart, &byte, 1)
        shutdown(listener, Int32(SHUT_RDWR))
    }

    deinit { for descriptor in [listener, wakeEnd, wakeStart] { close(descriptor) } }
}
