/// Self-signed certificate of a server, and its key, in PEM files that are removed on deinitialization.
public final class SelfSignedCertificate: Sendable {
    /// Message of `openssl`.
    public struct Failure: Error, CustomStringConvertible { public let description: String }

    private let folder = TemporaryFolder()

    public var path: String { folder("cert.pem") }
    public var key: String { folder("key.pem") }

    /// `name` is the subject of the certificate, such as `IP:127.0.0.1`. If `isExpired`, it expired in 2020.
    public init(name: String, isExpired: Bool = false) throws {
        let subject = ["-subj", "/CN=gallery-test", "-addext", "subjectAltName=" + name]
        try openssl(
            ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
                + subject + ["-keyout", key, "-out", path])
        // `openssl req` cannot create an expired certificate.
        if isExpired { try expire(subject) }
    }

    private func expire(_ subject: [String]) throws {
        folder.put(
            """
            [ca]
            default_ca=d
            [d]
            database=\(folder("index"))
            new_certs_dir=\(folder.path)
            serial=\(folder("serial"))
            default_md=sha256
            policy=p
            copy_extensions=copy
            [p]
            commonName=supplied

            """, at: "ca.cnf")
        folder.put("", at: "index")
        folder.put("01\n", at: "serial")
        try openssl(["req", "-new", "-key", key] + subject + ["-out", folder("request.pem")])
        try openssl([
            "ca", "-batch", "-selfsign", "-config", folder("ca.cnf"), "-keyfile", key, "-in",
            folder("request.pem"), "-out", path, "-notext", "-startdate", "20200101000000Z", "-enddate",
            "20200201000000Z",
        ])
    }

    private func openssl(_ arguments: [String]) throws {
        let run = try ProgramRun(
            ["/usr/bin/openssl"] + arguments, environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"])
        guard run.code == 0 else { throw Failure(description: "openssl \(arguments): \(run.problems)") }
    }
}
