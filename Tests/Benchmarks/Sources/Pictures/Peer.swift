import ArgumentParser
import Glibc
import TestKit

/// Program to compare with, which shows pictures in boxes of the same size as gallery's.
struct Peer {
    let name: String
    let command: [String]

    /// Program that only decodes, at an eighth of the size.
    static let decoder = Peer(
        name: "djpeg", command: [PortablePixmap.decoder, "-scale", "1/8", "-outfile", "/dev/null"])

    var isHere: Bool { access(command[0], X_OK) == 0 }

    /// Cost of the whole process on a terminal, from before its start until its end.
    func show(_ files: [String], on size: TerminalSize) throws -> Cost {
        let used = ProcessorTime.ofEnded, begin = Clock.now
        let terminal = try PseudoTerminal(
            command + files, environment: ["COLORTERM": "truecolor", "HOME": "/tmp"], columns: size.columns,
            rows: size.rows, cell: TerminalSize.cell)
        guard terminal.end() == 0 else {
            throw ValidationError("\(name) failed: \(terminal.text.suffix(200))")
        }
        return Cost(wall: Clock.now - begin, processor: ProcessorTime.ofEnded - used)
    }
}
