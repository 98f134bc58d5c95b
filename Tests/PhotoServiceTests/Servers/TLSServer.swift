import Glibc
import TestKit

/// `openssl s_server` with a temporary certificate.
final class TLSServer: Sendable {
    private let folder = TemporaryFolder()
    private let certificate: SelfSignedCertificate
    private let process: pid_t

    /// `name` is the subject of the certificate, such as `IP:127.0.0.1`. If `isExpired`, it expired in 2020.
    /// `version` restricts s_server to one TLS version; `frames` are HTTP/2 frames that it repeats endlessly
    /// after its SETTINGS frame.
    init(name: String, version: String = "", isExpired: Bool = false, frames: [UInt8]? = nil) throws {
        certificate = try SelfSignedCertificate(name: name, isExpired: isExpired)
        var (input, answer) = ("", "-www")
        if let frames {
            let settings: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 0]
            folder.put(settings, at: "settings")
            folder.put(frames, at: "more")
            // The writer gets SIGPIPE when the server ends.
            input = "{ cat settings; while cat more; do :; done; } | "
            answer = "-alpn h2"
        }
        let files = "-key '\(certificate.key)' -cert '\(certificate.path)'"
        process = try Launch.start(
            [
                "/bin/sh", "-c",
                """
                cd '\(folder.path)' && exec </dev/null >log 2>&1 &&
                \(input)openssl s_server -accept 127.0.0.1:0 \(files) \(answer) \(version)
                """,
            ], environment: ["PATH": "/usr/bin:/bin"])
    }

    deinit {
        // The shell, the server and the writer are one process group.
        kill(-process, SIGKILL)
        waitpid(process, nil, 0)
    }

    var authorityFile: String { certificate.path }

    /// Base URL; `nil` before the server listens.
    var base: String? {
        let line = folder.text(at: "log").split(separator: "\n").first { $0.hasPrefix("ACCEPT ") }
        return line.map { "https://" + $0.dropFirst("ACCEPT ".count) }
    }
}
