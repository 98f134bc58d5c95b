import ArgumentParser
import ChildProcesses
import Glibc
import TestKit

/// nghttpd, a server for HTTP/2 over TLS, on 127.0.0.1 with a certificate of its own.
final class SecureServer {
    static let program = "/usr/sbin/nghttpd"

    let port: UInt16
    /// Path of the certificate to trust (PEM).
    let certificate: String
    private let key: String
    private var server: ChildProcess?

    /// Creates the certificate; does not start the server yet.
    init(in folder: String) throws {
        try RequiredPrograms.check(Self.program, package: "nghttp2-server")
        port = Loopback.freePort()
        certificate = folder + "/certificate.pem"
        key = folder + "/key.pem"
        let made = try ProgramRun(
            [
                "/usr/bin/openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
                "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1",
                "-keyout", key, "-out", certificate,
            ], environment: ["HOME": folder, "PATH": "/usr/bin:/bin"])
        guard made.code == 0 else {
            throw ValidationError("openssl could not create a certificate: \(made.problems)")
        }
    }

    func serve(_ folder: String) throws {
        server = try ChildProcess(
            path: Self.program, arguments: ["-a", "127.0.0.1", "-d", folder, "\(port)", key, certificate])
        let listens = Clock.wait(atMost: 5) {
            let probe = Loopback.connection(to: port)
            if let probe { close(probe) }
            return probe != nil
        }
        guard listens else { throw ValidationError("nghttpd does not listen.") }
    }
}
