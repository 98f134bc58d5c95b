import ArgumentParser
import ChildProcesses
import Glibc
import PhotoService

/// Server of the demo, which runs as long as this value exists.
struct DemoServer {
    let address: String
    let fetch: PlainFetch
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
        fetch = PlainFetch(port: port)
    }
}
