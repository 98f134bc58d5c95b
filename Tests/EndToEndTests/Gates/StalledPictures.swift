import Glibc
import TestKit
import Testing

/// Stops the decoder processes before a search, so that its pictures stay pending.
final class StalledPictures {
    private let workers: [RunningProcess]

    init(of terminal: PseudoTerminal) throws {
        try terminal.wait(for: "the picture workers") { Self.workers(of: $0).count == 2 }
        workers = Self.workers(of: terminal)
        for worker in workers { kill(worker.number, SIGSTOP) }
        terminal.type("search cats\r")
        try terminal.expect("of 60")
        try terminal.expect(Gallery.prompt)
    }

    deinit { for worker in workers where worker.isAlive { kill(worker.number, SIGKILL) } }

    /// Decoders of the program, or of a program it runs.
    private static func workers(of terminal: PseudoTerminal) -> [RunningProcess] {
        let children = RunningProcess.children(of: terminal.process)
        let all = children + children.flatMap { RunningProcess.children(of: $0.number) }
        return all.filter { $0.name == "gallery-picture" }
    }
}
