import Glibc
import TestKit

/// The demo server in place of a network service.
final class DemoService {
    /// Such as `http://127.0.0.1:40123`.
    let base: String
    private let process: pid_t
    private let input: Int32

    init() throws {
        let toChild = Launch.pipe(), fromChild = Launch.pipe()
        process = try Launch.start(
            [Launch.path(of: "gallery"), "serve-demo"], environment: [:],
            descriptors: [toChild.read, fromChild.write, -1])
        close(toChild.read)
        close(fromChild.write)
        input = toChild.write
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(fromChild.read, &byte, 1) == 1, byte != 0x0A { line.append(byte) }
        close(fromChild.read)
        base = String(decoding: line, as: UTF8.self)
    }

    deinit {
        close(input)
        stop()
    }

    func stop() {
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    var environment: [String: String] {
        ["GALLERY_UNSPLASH_URL": base, "UNSPLASH_ACCESS_KEY": "x"]
    }

    /// Host and port, as printed in messages.
    var host: String { String(base.dropFirst("http://".count)) }
}
