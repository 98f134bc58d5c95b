import Glibc
import TestKit

enum CancelPhases {
    static let all = [
        CancelPhase(name: "connecting, packets dropped", delay: 20...250) { _ in
            // Fills the server's connection queue, so that the kernel drops further connections.
            let server = try RawServer(backlog: 0, answer: nil)
            for _ in 0..<4 { _ = Loopback.attempt(to: server.port) }
            return .init(service: server.base, servers: [server])
        },
        CancelPhase(name: "TLS", delay: 20...250) { _ in
            let server = try RawServer { $0.waitForEnd() }
            return .init(
                service: server.base.replacing("http://", with: "https://"), servers: [server])
        },
        CancelPhase(name: "headers", delay: 20...250) { _ in try served { $0.waitForEnd() } },
        CancelPhase(name: "body", delay: 20...250) { _ in
            try served { connection in
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n{\"total\":")
                connection.waitForEnd()
            }
        },
        CancelPhase(name: "dead DNS", needsRoot: true, delay: 20...250) { _ in
            let server = try SilentNameServer()
            var scene = CancelPhase.Scene(service: "https://photos.example.org", servers: [server])
            let script = "mount --bind \(server.configuration) /etc/resolv.conf && exec \"$@\""
            scene.wrapper = ["/usr/bin/unshare", "-m", "/bin/sh", "-c", script, "sh"]
            return scene
        },
        CancelPhase(
            name: "decoding a file for `save --as png`", needsPhotos: true, delay: 60...400,
            line: { "save \($0 % 30 + 1) --as png" }
        ) { try pictures(of: $0, protocol: "words") },
        CancelPhase(
            name: "drawing", needsPhotos: true, isCommand: false, delay: 0...120,
            line: { "search only-\($0 % 30)" }
        ) { try pictures(of: $0, protocol: "cells") },
    ]

    /// Scene with a server that answers searches with `answer`, and all other requests with an empty list.
    private static func served(
        _ answer: @escaping @Sendable (RawConnection) -> Void
    ) throws -> CancelPhase.Scene {
        let server = try RawServer { connection in
            while let head = connection.readHead() {
                if head.hasPrefix("GET /search/") { return answer(connection) }
                connection.answer(headers: ["Content-Type: application/json"], text: "[]")
            }
        }
        return .init(service: server.base, servers: [server])
    }

    /// Scene with a service of thirty photos of 24 megapixels.
    private static func pictures(of gallery: String, protocol name: String) throws -> CancelPhase.Scene {
        let home = ScratchHome()
        let photo = try SamplePhotos(in: home.path, gallery: gallery).largePhoto(width: 3000, height: 2000)
        let photos = try LocalPhotos(photo, count: 30)
        var scene = CancelPhase.Scene(service: photos.address, servers: [home])
        scene.environment["GALLERY_PROTOCOL"] = name
        scene.environment["COLORTERM"] = "truecolor"
        return scene
    }
}
