import Glibc

/// Hosts that cannot be reached.
enum ReachFaults {
    static let all = [
        Fault(name: "connection refused", deadline: 2) {
            Fault.Scene(environment: Fault.environment("unsplash", "http://127.0.0.1:9"))
        },
        Fault(name: "connection refused, nothing chosen", deadline: 4) {
            Fault.Scene(environment: ["GALLERY_OPENVERSE_URL": "http://127.0.0.1:9"], service: nil)
        },
        Fault(name: "packets dropped", deadline: 11) {
            let stalled = try StalledQueue()
            return Fault.Scene(environment: Fault.environment("unsplash", stalled.base), held: [stalled])
        },
        named("unknown host", within: 2, answers: true), named("dead DNS", within: 11, answers: false),
        // Openverse is asked for two pages at once, which wait for the same name.
        named("dead DNS, nothing chosen", within: 11, answers: false, service: nil),
    ]

    /// With a name server of our own, which only the program sees.
    static func named(
        _ name: String, within deadline: Double, answers: Bool, service: String? = "unsplash"
    ) -> Fault {
        Fault(name: name, needsRoot: true, deadline: deadline) {
            let server = try NameServer(answers: answers)
            let file = try BenchFile("nameserver \(NameServer.address)\n")
            let script = "mount --bind \(file.path) /etc/resolv.conf && exec \"$@\""
            return Fault.Scene(
                environment: service.map { Fault.environment($0, "https://photos.example.org") } ?? [:],
                wrapper: ["/usr/bin/unshare", "-m", "/bin/sh", "-c", script, "sh"], service: service,
                held: [server, file])
        }
    }
}
