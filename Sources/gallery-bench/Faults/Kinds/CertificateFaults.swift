/// Hosts that are not who they say.
enum CertificateFaults {
    static let all = [
        fault("a certificate that has expired", .expired),
        fault("a certificate for another host", .otherHost),
        fault("an unknown authority", .unknownAuthority),
        fault("a self-signed certificate", .selfSigned),
        fault("TLS 1.0", .oldVersion),
        Fault(name: "TLS that never gets done", deadline: 11) {
            // It waits for an empty line, which no greeting has.
            let server = try FaultServer { _, _, _ in true }
            return Fault.Scene(
                environment: Fault.environment(
                    "unsplash", server.base.replacing("http://", with: "https://")), held: [server])
        },
    ]

    private static func fault(_ name: String, _ deceit: TLSService.Deceit) -> Fault {
        Fault(name: name) {
            let service = try TLSService(deceit)
            var environment = Fault.environment("unsplash", service.base)
            environment["GALLERY_CA_FILE"] = service.authorityFile
            return Fault.Scene(environment: environment, secret: service, held: [service])
        }
    }
}
