import ArgumentParser
import Glibc
import PseudoTerminals

/// A program people show pictures with today, told to draw into the boxes the gallery draws into.
struct Peer {
    let name: String
    private let command: [String]

    /// timg, which asks the terminal for its background unless it is told one, and waits for the answer.
    static func timg(_ method: String, box: TerminalSize, columns: Int = 1) -> Peer {
        let grid = columns > 1 ? ["--grid=\(columns)"] : []
        return Peer(
            name: "timg",
            command: [
                "/usr/bin/timg", "-p\(method)", "-b", "black", "-g\(box.columns * columns)x\(box.rows)",
            ] + grid)
    }

    static func chafa(_ method: String, box: TerminalSize) -> Peer {
        Peer(
            name: "chafa",
            command: [
                "/usr/bin/chafa", "-f", method, "-c", "full", "-s", "\(box.columns)x\(box.rows)", "--animate",
                "off",
            ])
    }

    /// Decoding at an eighth of the size and nothing else.
    static let decoder = Peer(
        name: "djpeg", command: [PortablePixmap.decoder, "-scale", "1/8", "-outfile", "/dev/null"])

    var isHere: Bool { access(command[0], X_OK) == 0 }

    /// Its whole process, from before its start to its end, on a terminal.
    func show(_ files: [String], on size: TerminalSize) throws -> Cost {
        let used = ProcessorTime.ofEnded, begin = Clock.now
        let terminal = try PseudoTerminal(
            command + files, environment: ["COLORTERM": "truecolor", "HOME": "/tmp"], columns: size.columns,
            rows: size.rows, cell: (TerminalSize.cellWidth, TerminalSize.cellHeight))
        guard terminal.end() == 0 else {
            throw ValidationError("\(name) failed: \(terminal.text.suffix(200))")
        }
        return Cost(wall: Clock.now - begin, processor: ProcessorTime.ofEnded - used)
    }
}
