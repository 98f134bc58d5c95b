import Glibc
import Synchronization
import TestKit

/// Loopback service in the Unsplash format with three photos, whose pictures are not sent before `release()`.
final class DelayedPictures: Sendable {
    private let server: RawServer
    private let gate = Gate()

    private final class Gate: Sendable {
        let isOpen = Mutex(false)
    }

    init() throws {
        server = try RawServer { [gate] in Self.serve($0, gate) }
    }

    var environment: [String: String] { server.unsplash }

    /// Sends all requested pictures, and later ones without delay.
    func release() { gate.isOpen.withLock { $0 = true } }

    func widths(of number: Int) -> [String] {
        server.heads.map(\.target).filter { $0.hasPrefix("/picture/\(number)?") }.compactMap { $0.query["w"] }
    }

    private static func serve(_ connection: RawConnection, _ gate: Gate) {
        while let path = connection.readHead()?.target {
            if path.hasPrefix("/picture") {
                // Ends when the program closes the connection.
                while !gate.isOpen.withLock(\.self) {
                    var end = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
                    if poll(&end, 1, 20) > 0 { return }
                }
                connection.answer(headers: ["Content-Type: image/jpeg"], body: SlowService.picture)
                continue
            }
            let photos = (1...3).map { photo($0, at: connection.base) }
            let all = photos.joined(separator: ",")
            let one = path.split(separator: "?")[0].split(separator: "/").dropFirst().first?.last?
                .wholeNumberValue
            connection.answer(
                headers: ["Content-Type: application/json"],
                text: path.hasPrefix("/search")
                    ? #"{"total":3,"total_pages":1,"results":[\#(all)]}"#
                    : one.flatMap { (1...3).contains($0) ? photos[$0 - 1] : nil } ?? "[\(all)]")
        }
    }

    private static func photo(_ number: Int, at base: String) -> String {
        let base = "\(base)/picture/\(number)"
        return #"""
            {"id":"n\#(number)","width":3200,"height":2400,"description":"Photo \#(number)","user":{"name":"Ann"},\#
            "urls":{"raw":"\#(base)?x=1","full":"\#(base)?x=1"},"links":{}}
            """#
    }
}
