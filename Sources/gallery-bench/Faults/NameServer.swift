import ArgumentParser
import ChildProcesses
import Glibc
import PseudoTerminals

/// A name server on this machine that knows no name, or says nothing at all. Its port needs root.
final class NameServer: Sendable {
    /// What goes into resolv.conf.
    static let address = "127.0.0.153"
    private let descriptor: Int32

    /// `answers`: it says of every name that there is none (RFC 1035, 4.1.1, code 3).
    init(answers: Bool) throws {
        guard let descriptor = Loopback.datagrams(at: Self.address, port: 53) else {
            throw ValidationError("Port 53 of \(Self.address) is not available.")
        }
        self.descriptor = descriptor
        guard answers else { return }
        DetachedThread.start { Self.refuse(descriptor) }
    }

    deinit {
        // Waits for a question are woken.
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }

    private static func refuse(_ descriptor: Int32) {
        var bytes = [UInt8](repeating: 0, count: 512)
        while true {
            var peer = sockaddr_storage()
            var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let count = withUnsafeMutablePointer(to: &peer) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    recvfrom(descriptor, &bytes, bytes.count, 0, $0, &length)
                }
            }
            guard count >= 12 else { return }
            bytes[2] = 0x81
            bytes[3] = 0x83
            _ = withUnsafePointer(to: peer) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    sendto(descriptor, bytes, count, 0, $0, length)
                }
            }
        }
    }
}
