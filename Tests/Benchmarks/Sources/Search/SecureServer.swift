import ArgumentParser
import ChildProcesses
import Glibc
import TestKit

/// nghttpd, a server for HTTP/2 over TLS, on 127.0.0.1 with its own certificate. Runs as long as this value exists.
struct SecureServer {
    static let program = "/usr/sbin/nghttpd"

    let port: UInt16
    private let identity: SelfSignedCertificate
    private let server: ChildProcess

    /// Serves the files of a folder. If nghttpd does not listen, for example because another process has taken the
    /// port, it is started with another port.
    init(serving folder: String) throws {
        try RequiredPrograms.check(Self.program, package: "nghttp2-server")
        identity = try SelfSignedCertificate(name: "IP:127.0.0.1")
        for _ in 0..<3 {
            let port = try Loopback.freePort()
            let server = try ChildProcess(
                path: Self.program,
                arguments: ["-a", "127.0.0.1", "-d", folder, "\(port)", identity.key, identity.path])
            let listens = Clock.wait(atMost: 5) {
                let probe = Loopback.connection(to: port)
                if let probe { close(probe) }
                return probe != nil
            }
            guard listens else { continue }
            (self.port, self.server) = (port, server)
            return
        }
        throw ValidationError("nghttpd does not listen.")
    }

    /// Path of the certificate to trust (PEM).
    var certificate: String { identity.path }
}
