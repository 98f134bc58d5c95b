import Glibc
import TestKit

/// Running gallery, on a terminal, with the photos of a local service.
final class PictureSession {
    struct Sample {
        let cost: Cost
        let output: [UInt8]
        /// Peak memory of the program and its workers, in KiB; shared memory is divided among them.
        let peakMemory: Int
    }

    static let search = "search photos"

    let terminal: PseudoTerminal

    init(
        _ gallery: String, method: String, on size: TerminalSize, service: LocalPhotos, home: ScratchHome,
        environment own: [String: String] = [:]
    ) throws {
        let environment = [
            "UNSPLASH_ACCESS_KEY": "bench", "GALLERY_UNSPLASH_URL": service.address, "COLORTERM": "truecolor",
        ]
        terminal = try PseudoTerminal(
            [gallery, "--service", "unsplash", "--protocol", method],
            environment: home.environment.merging(environment) { $1 }.merging(own) { $1 },
            columns: size.columns, rows: size.rows, cell: TerminalSize.cell)
        try terminal.expect("gallery> ")
        // Waits for the end of the queries, which the terminal does not answer, and for the empty feed.
        terminal.waitForSilence(0.4)
    }

    /// Types a line; returns when output has stopped.
    func run(_ line: String) throws -> Sample {
        terminal.discard()
        let cost = try terminal.cost {
            terminal.type(line + "\r")
            try terminal.expect("gallery> ")
            terminal.waitForSilence(0.25)
        }
        let memory = terminal.family.reduce(0) { sum, process in
            sum + (process.peakMemory ?? 0) - (process.carriedByOthers ?? 0)
        }
        return Sample(cost: cost, output: terminal.output, peakMemory: memory)
    }

    /// Ends the program, and removes the shared memory that a terminal would have read.
    func end() {
        terminal.type("\u{4}")
        _ = terminal.end()
        terminal.removeSharedPictures()
    }
}
