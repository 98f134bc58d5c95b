import PseudoTerminals

/// The times of a command that waits for the network, and those of pictures.
enum StopPhases {
    static let all = [
        StopPhase(name: "connecting, packets dropped", delay: 20...250) {
            let stalled = try StalledQueue()
            return Fault.Scene(environment: Fault.environment("unsplash", stalled.base), held: [stalled])
        },
        StopPhase(name: "TLS", delay: 20...250) {
            let server = try FaultServer { _, _, _ in true }
            return Fault.Scene(
                environment: Fault.environment(
                    "unsplash", server.base.replacing("http://", with: "https://")), held: [server])
        },
        StopPhase(name: "headers", delay: 20...250) {
            try served { $0.waitForEnd() }
        },
        StopPhase(name: "body", delay: 20...250) {
            try served { connection in
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n{\"total\":")
                connection.waitForEnd()
            }
        },
        StopPhase(name: "dead DNS", needsRoot: true, delay: 20...250) {
            try ReachFaults.named("", within: 0, answers: false).scene()
        },
        StopPhase(
            name: "decoding a file for `save --as png`", delay: 60...400,
            line: { "save \($0 % 30 + 1) --as png" }
        ) {
            try pictures(protocol: "words")
        },
        StopPhase(name: "drawing", isCommand: false, delay: 0...120, line: { "search only-\($0 % 30)" }) {
            try pictures(protocol: "cells")
        },
    ]

    private static func served(_ answer: @escaping @Sendable (RawConnection) -> Void) throws -> Fault.Scene {
        let server = try FaultServer { connection, _, _ in
            answer(connection)
            return false
        }
        return Fault.Scene(environment: Fault.environment("unsplash", server.base), server: server)
    }

    /// Thirty photos of 24 megapixels.
    private static func pictures(protocol name: String) throws -> Fault.Scene {
        let home = try ScratchHome()
        let file = try SamplePhotos(in: home.path).largePhoto(width: 3000, height: 2000)
        let photos = try LocalPhotos([String](repeating: file, count: 30), width: 6000, height: 4000)
        var environment = Fault.environment("unsplash", photos.address)
        environment["GALLERY_PROTOCOL"] = name
        environment["COLORTERM"] = "truecolor"
        return Fault.Scene(environment: environment, held: [home])
    }
}
