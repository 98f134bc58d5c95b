import ArgumentParser
import ChildProcesses
import Glibc
import PhotoService
import TestKit

/// Server of the demo, which runs as long as this value exists.
struct DemoServer {
    let address: String
    private let port: UInt16
    private let program: ChildProcess

    init(gallery: String) throws {
        program = try ChildProcess(path: gallery, arguments: [DemoCatalog.argument])
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(program.output, &byte, 1) == 1, byte != 0x0A { line.append(byte) }
        address = String(decoding: line, as: UTF8.self)
        guard let port = address.split(separator: ":").last.flatMap({ UInt16($0) }) else {
            throw ValidationError("The demo printed \(address) instead of its address.")
        }
        self.port = port
    }

    /// Body of the reply to one HTTP/1.1 request on a connection of its own.
    func body(of path: String) throws -> [UInt8] {
        guard let descriptor = Loopback.connection(to: port) else {
            throw ValidationError("Nothing listens at \(port).")
        }
        defer { close(descriptor) }
        let request =
            "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Client-ID bench\r\n"
            + "Connection: close\r\n\r\n"
        _ = write(descriptor, request, request.utf8.count)
        let answer = DiskFile.rest(of: descriptor)
        guard answer.starts(with: "HTTP/1.1 200".utf8), let head = answer.firstRange(of: "\r\n\r\n".utf8)
        else { throw ValidationError("The demo did not answer \(path).") }
        return Array(answer[head.upperBound...])
    }
}
