import Glibc
import TestKit

/// `openssl s_server` with a temporary certificate.
final class TLSServer: Sendable {
    private let folder = TemporaryFolder()

    /// `name` is the subject of the certificate, such as `IP:127.0.0.1`. If `isExpired`, it expired in 2020.
    /// `version` restricts s_server to one TLS version; `frames` are HTTP/2 frames that it repeats endlessly
    /// after its SETTINGS frame.
    init(name: String, version: String = "", isExpired: Bool = false, frames: [UInt8]? = nil) throws {
        try Shell.run(
            """
            cd \(Shell.quoted(folder.path)) && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
            -keyout key.pem -out cert.pem -subj /CN=gallery-test -addext subjectAltName=\(name) \
            -days 2 2>/dev/null
            """)
        if isExpired { try Shell.run("cd \(Shell.quoted(folder.path)) && \(Self.expiring(name))") }
        var (input, answer) = ("/dev/null", "-www")
        if let frames {
            input = "frames"
            answer = "-alpn h2"
            let settings: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 0, 0]
            folder.put(settings, at: "settings")
            folder.put(frames, at: "more")
            // The writer gets SIGPIPE when the server ends.
            try Shell.run(
                """
                cd \(Shell.quoted(folder.path)) && mkfifo frames && { { cat settings; while cat more; do :; done; } \
                >frames 2>/dev/null & }
                """)
        }
        try Shell.run(
            """
            cd \(Shell.quoted(folder.path)) && { openssl s_server -accept 127.0.0.1:0 -key key.pem \
            -cert cert.pem \(answer) \(version) <\(input) >log 2>&1 & echo $! >pid; }
            """)
    }

    /// Uses `openssl ca`, because `openssl req` cannot create an expired certificate.
    private static func expiring(_ name: String) -> String {
        """
        printf '[ca]\\ndefault_ca=d\\n[d]\\ndatabase=index\\nnew_certs_dir=.\\nserial=serial\\ndefault_md=sha256\\n\
        policy=p\\ncopy_extensions=copy\\n[p]\\ncommonName=supplied\\n' >ca.cnf && : >index && echo 01 >serial \
        && openssl req -new -key key.pem -subj /CN=gallery-test -addext subjectAltName=\(name) -out request.pem \
        && openssl ca -batch -selfsign -config ca.cnf -keyfile key.pem -in request.pem -out cert.pem -notext \
        -startdate 20200101000000Z -enddate 20200201000000Z 2>/dev/null
        """
    }

    deinit {
        if let process = Int32(folder.text(at: "pid").dropLast()) { kill(process, SIGKILL) }
    }

    var authorityFile: String { folder("cert.pem") }

    /// Base URL; `nil` before the server listens.
    var base: String? {
        let line = folder.text(at: "log").split(separator: "\n").first { $0.hasPrefix("ACCEPT ") }
        return line.map { "https://" + $0.dropFirst("ACCEPT ".count) }
    }
}
