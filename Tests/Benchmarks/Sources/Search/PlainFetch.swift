import ArgumentParser
import Glibc
import TestKit

/// HTTP/1.1 client without encryption, with one connection per request; sufficient for local servers.
struct PlainFetch {
    let port: UInt16

    func body(of path: String) throws -> [UInt8] {
        guard let descriptor = Loopback.connection(to: port) else {
            throw ValidationError("Nothing listens at \(port).")
        }
        defer { close(descriptor) }
        let request =
            "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Client-ID bench\r\n"
            + "Connection: close\r\n\r\n"
        _ = write(descriptor, request, request.utf8.count)
        var answer: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(descriptor, &piece, piece.count), count > 0 { answer += piece[..<count] }
        let mark = Array("\r\n\r\n".utf8)
        let starts = answer.indices.dropLast(3)
        guard answer.starts(with: "HTTP/1.1 200".utf8),
            let end = starts.first(where: { answer[$0..<($0 + 4)].elementsEqual(mark) })
        else { throw ValidationError("The demo did not answer \(path).") }
        return Array(answer[(end + 4)...])
    }
}
