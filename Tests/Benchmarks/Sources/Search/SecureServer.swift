import ArgumentParser
import ChildProcesses
import Glibc
import TestKit

/// nghttpd, a server for HTTP/2 over TLS, on 127.0.0.1 with a certificate of its own.
final class SecureServer {
    static let program = "/usr/sbin/nghttpd"

    let port: UInt16
    private let identity: SelfSignedCertificate
    private var server: ChildProcess?

    /// Creates the certificate; does not start the server yet.
    init() throws {
        try RequiredPrograms.check(Self.program, package: "nghttp2-server")
        port = Loopback.freePort()
        identity = try SelfSignedCertificate(name: "IP:127.0.0.1")
    }

    /// Path of the certificate to trust (PEM).
    var certificate: String { identity.path }

    func serve(_ folder: String) throws {
        server = try ChildProcess(
            path: Self.program,
            arguments: ["-a", "127.0.0.1", "-d", folder, "\(port)", identity.key, certificate])
        let listens = Clock.wait(atMost: 5) {
            let probe = Loopback.connection(to: port)
            if let probe { close(probe) }
            return probe != nil
        }
        guard listens else { throw ValidationError("nghttpd does not listen.") }
    }
}
