import ArgumentParser
import Glibc
import TestKit

/// Name server on this machine that never answers. Its port requires root.
final class SilentNameServer {
    private static let address = "127.0.0.153"

    let configuration: String
    private let home: ScratchHome
    private let descriptor: Int32

    init() throws {
        guard let descriptor = Loopback.datagrams(at: Self.address, port: 53) else {
            throw ValidationError("Port 53 of \(Self.address) is not available.")
        }
        self.descriptor = descriptor
        home = ScratchHome()
        configuration = home.path + "/resolv.conf"
        DiskFile.write(Array("nameserver \(Self.address)\n".utf8), to: configuration)
    }

    deinit { close(descriptor) }
}
