import ArgumentParser
import Glibc
import PseudoTerminals

/// `openssl s_server` with a certificate made for the occasion; everything it is sent is in its log.
final class TLSService {
    /// How it deceives.
    enum Deceit { case none, expired, otherHost, unknownAuthority, selfSigned, oldVersion }

    /// Where it listens.
    let base: String
    /// The certificates that a client is told to trust; nil for the system's.
    let authorityFile: String?
    private let home: ScratchHome
    private let process: pid_t

    init(_ deceit: Deceit) throws {
        home = try ScratchHome()
        let folder = home.path
        let name = deceit == .otherHost ? "DNS:other.example.org" : "IP:127.0.0.1"
        try Self.shell(Self.recipe(name, isExpired: deceit == .expired), in: folder)
        let version = deceit == .oldVersion ? ["-tls1", "-cipher", "DEFAULT@SECLEVEL=0"] : []
        process = try Launch.start(
            [
                "/bin/sh", "-c",
                "exec openssl s_server -accept 127.0.0.1:0 -key key.pem -cert cert.pem \(version.joined(separator: " ")) "
                    + ">log 2>&1",
            ].inFolder(folder), environment: ["PATH": "/usr/bin:/bin"])
        let log = folder + "/log"
        var address: Substring = ""
        let isUp = Clock.wait(atMost: 20) {
            let line = Self.text(log).split(separator: "\n").first { $0.hasPrefix("ACCEPT ") }
            address = line?.dropFirst("ACCEPT ".count) ?? ""
            return line != nil
        }
        guard isUp else { throw ValidationError("openssl s_server does not start.") }
        base = "https://" + address
        authorityFile =
            switch deceit {
            case .selfSigned: nil
            case .unknownAuthority: folder + "/other.pem"
            default: folder + "/cert.pem"
            }
    }

    deinit {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    /// Whether anything of a request got through.
    var hasHeard: Bool { Self.text(home.path + "/log").contains("GET /") }

    private static func shell(_ command: String, in folder: String) throws {
        let run = try ProgramRun(
            ["/bin/sh", "-c", command].inFolder(folder), environment: ["PATH": "/usr/bin:/bin"])
        guard run.code == 0 else { throw ValidationError("openssl failed: \(run.problems)") }
    }

    /// Two certificates that are their own authorities; `openssl req` makes none whose time is over.
    private static func recipe(_ name: String, isExpired: Bool) -> String {
        let make =
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=bench"
        let both =
            "\(make) -keyout key.pem -out cert.pem -addext subjectAltName=\(name) && "
            + "\(make) -keyout other.key -out other.pem"
        guard isExpired else { return both }
        return both + """
             && printf '[ca]\\ndefault_ca=d\\n[d]\\ndatabase=index\\nnew_certs_dir=.\\nserial=serial\\n\
            default_md=sha256\\npolicy=p\\ncopy_extensions=copy\\n[p]\\ncommonName=supplied\\n' >ca.cnf \
            && : >index && echo 01 >serial \
            && openssl req -new -key key.pem -subj /CN=bench -addext subjectAltName=\(name) -out request.pem \
            && openssl ca -batch -selfsign -config ca.cnf -keyfile key.pem -in request.pem -out cert.pem -notext \
            -startdate 20200101000000Z -enddate 20200201000000Z
            """
    }

    private static func text(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}

extension [String] {
    /// The command, run in a folder.
    fileprivate func inFolder(_ folder: String) -> [String] {
        ["/usr/bin/env", "-C", folder] + self
    }
}
