import PseudoTerminals

/// Something that goes wrong between the program and a service.
struct Fault: Sendable {
    /// What the program meets, and what has to be kept alive meanwhile.
    struct Scene {
        /// What its environment has besides a home and a terminal.
        var environment: [String: String]
        /// Words put before the program, such as those that give it a namespace of its own.
        var wrapper: [String] = []
        var service: String? = "unsplash"
        /// Counts what was asked.
        var server: FaultServer?
        /// Must not be asked anything.
        var secret: TLSService?
        var held: [AnyObject] = []
    }

    /// As it stands in the table.
    let name: String
    /// Whether it only happens to root.
    var needsRoot = false
    /// How long it takes at most, in seconds, by the deadlines promised.
    var deadline = 5.0
    let scene: @Sendable () throws -> Scene

    /// A fault of a server's.
    static func served(
        _ name: String, within deadline: Double = 5, service: String = "unsplash",
        _ fault: @escaping @Sendable (RawConnection, String, Int) -> Bool
    ) -> Fault {
        Fault(name: name, deadline: deadline) {
            let server = try FaultServer(fault)
            return Scene(
                environment: environment(service, server.base), service: service, server: server)
        }
    }

    /// The same answer to every search.
    static func answered(
        _ name: String, _ status: String, _ headers: [String] = [], body: String = "",
        within deadline: Double = 5,
        service: String = "unsplash"
    ) -> Fault {
        served(name, within: deadline, service: service) { connection, _, _ in
            connection.answer(status, headers: headers, text: body)
            return true
        }
    }

    /// What has the program ask a base address.
    static func environment(_ service: String, _ base: String) -> [String: String] {
        service == "flickr"
            ? ["GALLERY_FLICKR_URL": base, "FLICKR_API_KEY": "x"]
            : ["GALLERY_UNSPLASH_URL": base, "UNSPLASH_ACCESS_KEY": "x"]
    }
}
