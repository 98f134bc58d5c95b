import Glibc

/// A service on this machine that takes connections and never answers.
final class SilentService {
    let port: Int
    private let listener: Int32

    init() {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = bind(listener, address, size)
                // Connections are made by the system; nobody takes them up.
                _ = listen(listener, 16)
                _ = getsockname(listener, address, &size)
            }
        }
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    deinit { close(listener) }

    /// What makes the program ask it.
    var environment: [String: String] {
        ["GALLERY_UNSPLASH_URL": "http://127.0.0.1:\(port)", "UNSPLASH_ACCESS_KEY": "x"]
    }
}
